import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { texts } from '../../voting/texts.ts';
import type { Voting } from '../../voting/use-voting.ts';

/** Says which votes the server refused and why, while it received the others. Once the ballot has ended, nobody can do anything about it. */
export function RefusedVotes({ voting: { sending }, isOpen }: { voting: Voting; isOpen: boolean }) {
  if (sending?.state !== 'received' || sending.refused.length === 0) return null;
  const { number, title } = sending.ballot;
  const { partly } = texts;
  return (
    <Alert
      tone={isOpen ? 'danger' : 'info'}
      title={partly.title(sending.refused.map(({ own }) => own.name))}
      isAnnounced
    >
      <Stack gap="small">
        {sending.refused.map(({ own, reason }) => (
          <p key={own.apartment_id}>
            {own.name}: {partly.reasons[reason]}
          </p>
        ))}
        <p>
          {texts.about(number, title)}. {partly.others}
        </p>
      </Stack>
    </Alert>
  );
}
