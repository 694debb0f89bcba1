import type { EarlyVote, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import { formatList } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { type ReceivedVote, VoteReceipt } from '../../voting/vote-receipt/vote-receipt.tsx';
import { AskedAction } from '../../../../shared/shell/asked-action.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import type { EarlyVoting } from '../../early-votes/use-early-voting.ts';
import type { VotingApartment } from '../../early-votes/votes-of-item.ts';
import { texts as votingTexts } from '../../voting/texts.ts';
import { voteText } from '../../voting/words.ts';
import { texts } from './texts.ts';

interface ReceiptProps {
  item: EarlyVotesOfItem;
  apartments: readonly VotingApartment[];
  voting: EarlyVoting;
  /** Whether the member can change the votes now. */
  mayVote: boolean;
  /** Whether the member can withdraw the votes now. */
  mayWithdraw: boolean;
}

/** Says that owners of an apartment voted differently, so that its votes do not count. */
function Divided() {
  return (
    <Alert tone="warning" title={texts.divided.title}>
      {texts.divided.text}
    </Alert>
  );
}

/** Returns a vote that the server has. Staff see that there is one. */
function receivedOf(own: EarlyVote, apartments: readonly VotingApartment[]): ReceivedVote {
  const { apartment_id, vote, is_divided: isDivided } = own;
  const apartment = apartments.find((one) => one.apartment_id === apartment_id);
  const isOne = apartments.length === 1;
  return {
    id: apartment_id,
    label: isOne ? texts.own : (apartment?.name ?? ''),
    detail: apartment ? texts.apartment(apartment.name, apartment.votes) : '',
    ...(vote ? { vote: vote.choice, text: voteText(vote) } : { vote: 'secret' as const, text: texts.hidden }),
    ...(isDivided && { warning: <Divided /> }),
  };
}

/** Returns the time of the last vote, in UTC. Times in ISO 8601 have the order of their texts. */
const lastMoment = (votes: readonly EarlyVote[]): string | undefined =>
  votes
    .flatMap(({ vote }) => vote?.voted_at ?? [])
    .reduce<string | undefined>((last, one) => (last === undefined || one > last ? one : last), undefined);

function Withdraw({ item, voting, mayVote }: Pick<ReceiptProps, 'item' | 'voting' | 'mayVote'>) {
  const dispatch = useAppDispatch();
  const { label, title, confirm, text, again, done } = texts.withdraw;
  return (
    <AskedAction
      variant="quiet"
      label={label(item.number)}
      title={title}
      confirmLabel={confirm}
      tone="danger"
      run={voting.withdraw}
      onDone={() => dispatch(toastShown('success', done, 'ballot', { about: item.item_id }))}
    >
      {mayVote ? `${text} ${again}` : text}
    </AskedAction>
  );
}

/** Confirms the votes about a proposal that the server has, and lets the member change or withdraw them. */
export function ProposalReceipt({ item, apartments, voting, mayVote, mayWithdraw }: ReceiptProps) {
  const received = item.votes.filter(({ has_voted, is_outdated }) => has_voted && !is_outdated);
  const missing = apartments.filter(
    ({ apartment_id }) => !received.some((own) => own.apartment_id === apartment_id),
  );
  const moment = lastMoment(received);
  return (
    <VoteReceipt
      title={texts.received(received.length)}
      moment={moment === undefined ? undefined : votingTexts.moment(moment)}
      takesFocus={voting.sending?.state === 'received'}
      votesLabel={texts.votes(item.number)}
      votes={received.map((own) => receivedOf(own, apartments))}
      actions={
        mayVote || mayWithdraw ? (
          <Stack gap="small">
            {mayVote && missing.length > 0 && (
              <Alert tone="warning">{texts.missingVotes(formatList(missing.map(({ name }) => name)))}</Alert>
            )}
            {mayVote && (
              <Button variant="quiet" isWide onPress={voting.edit}>
                {texts.change(item.number)}
              </Button>
            )}
            {mayWithdraw && <Withdraw item={item} voting={voting} mayVote={mayVote} />}
          </Stack>
        ) : undefined
      }
    >
      {mayVote ? texts.untilBegin : mayWithdraw ? texts.untilWithdrawn : texts.final}
    </VoteReceipt>
  );
}
