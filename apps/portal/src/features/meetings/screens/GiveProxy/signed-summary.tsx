import type { AgendaItem } from '@mijn/domain/agenda';
import { dutchTime, formatLongDate } from '@mijn/domain/formats';
import type { Meeting } from '@mijn/domain/meetings';
import { instructionTexts, type Proxy, type ProxyForm } from '@mijn/domain/proxies';
import type { Apartment } from '@mijn/domain/voting-rules';
import { Card } from '@mijn/ui/card';
import { Stack } from '@mijn/ui/stack';
import { formTexts } from '../../proxies/form-texts.ts';
import { holderOf } from '../../proxies/words.ts';

const { summary: texts } = formTexts;

interface SignedSummaryProps {
  /** Who votes, as in the middle of a sentence; undefined until the member chose somebody. */
  holder: string | undefined;
  scope: Pick<ProxyForm, 'is_whole_meeting' | 'items'>;
  proposals: readonly AgendaItem[];
  apartments: readonly Apartment[];
  meeting: Meeting;
  /** The proxies that the new one replaces. */
  replaced: readonly Proxy[];
}

type Item = ProxyForm['items'][number];

function lineOf({ instruction, option }: Item, { number, title }: AgendaItem, holder: string): string {
  if (instruction === 'option') return texts.option(number, title, option ?? '');
  const vote = instruction === null ? formTexts.votes.decides(holder) : instructionTexts[instruction];
  return instruction === null ? texts.option(number, title, vote) : texts.item(number, title, vote);
}

/** Says in full sentences what a member signs. */
export function SignedSummary({
  holder,
  scope,
  proposals,
  apartments,
  meeting,
  replaced,
}: SignedSummaryProps) {
  if (holder === undefined) {
    return (
      <Card title={texts.title}>
        <p>{texts.empty}</p>
      </Card>
    );
  }
  const named = scope.items.flatMap((item) =>
    proposals.filter(({ id }) => id === item.item_id).map((proposal) => ({ item, proposal })),
  );
  const numbers = named.map(({ proposal }) => proposal.number);
  const when = texts.meeting(meeting.concerns, formatLongDate(dutchTime(meeting.meeting_date)));
  const rest = named.length === 0 ? texts.all(holder) : texts.rest(holder);
  return (
    <Card title={texts.title}>
      <Stack gap="small">
        <p>
          {scope.is_whole_meeting || named.length === 0
            ? texts.grant(holder, apartments, when)
            : texts.grantItems(holder, apartments, numbers, when)}
        </p>
        {named.map(({ item, proposal }) => (
          <p key={proposal.id}>{lineOf(item, proposal, holder)}</p>
        ))}
        {scope.is_whole_meeting && named.length < Math.max(proposals.length, 1) && <p>{rest}</p>}
        {replaced.length > 0 && <p>{texts.replaces([...new Set(replaced.map(holderOf))])}</p>}
        <p>{texts.next(holder)}</p>
        <p>{texts.sudo}</p>
      </Stack>
    </Card>
  );
}
