import { errorText } from '@mijn/api/texts';
import type { Ballot } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { texts } from '../../voting/texts.ts';
import type { Sending, Voting } from '../../voting/use-voting.ts';

const titleOf = ({ number, title }: Ballot): string => texts.about(number, title);

function SendingNotice({ sending }: { sending: Sending }) {
  const about = titleOf(sending.ballot);
  switch (sending.state) {
    case 'busy':
      return null;
    case 'waiting':
      return (
        <Alert tone="warning" title={texts.waiting.title} isAnnounced>
          {about}. {texts.waiting.text}
        </Alert>
      );
    case 'received':
      return (
        <Alert tone="success" title={texts.counted} isAnnounced>
          {about}
        </Alert>
      );
    case 'late':
      return (
        <Alert tone="danger" title={sending.hadVoted ? texts.late.changed : texts.late.title} isAnnounced>
          {about}
        </Alert>
      );
    case 'unsealed':
      return (
        <Alert tone="danger" title={texts.refused} isAnnounced>
          {texts.unsealed}
        </Alert>
      );
    case 'refused':
      return (
        <Alert tone="danger" title={texts.refused} isAnnounced>
          {sending.error && errorText(sending.error)}
        </Alert>
      );
  }
}

/** Says what became of a vote, if the form of its ballot does not say it. */
export function SentNotice({ voting, ballot }: { voting: Voting; ballot: Ballot | null }) {
  const { sending, unsentIn } = voting;
  const isOpen = sending !== undefined && sending.ballot.id === ballot?.id;
  if (sending && !(isOpen && (sending.state === 'waiting' || sending.state === 'received')))
    return <SendingNotice sending={sending} />;
  if (!unsentIn) return null;
  return (
    <Alert tone="danger" title={texts.unsent.title} isAnnounced>
      {titleOf(unsentIn)}. {texts.unsent.text}
    </Alert>
  );
}
