import type { Ballot, OwnVote } from '@mijn/domain/ballots';
import { Alert } from '@mijn/ui/alert';
import { Button } from '@mijn/ui/button';
import { Stack } from '@mijn/ui/stack';
import { type ReceivedVote, VoteReceipt } from '../../voting/vote-receipt/vote-receipt.tsx';
import { texts } from '../../voting/texts.ts';
import type { Voting } from '../../voting/use-voting.ts';
import { instructionOf, isDividedBefore, isVotedByOwner } from '../../voting/votes-to-send.ts';
import { detailOf, labelOf, voteText } from '../../voting/words.ts';
import { Divided } from './divided.tsx';

interface ReceiptProps {
  ballot: Ballot;
  votes: readonly OwnVote[];
  voting: Voting;
  /** Whether the member is at the screen, and no staff. */
  mayAct: boolean;
}

/** Returns the text in the place of a vote that the member can't read. */
function hiddenText(own: OwnVote, isSecret: boolean): string {
  if (own.is_on_paper) return texts.paper.vote;
  if (isSecret) return texts.sealed;
  return isVotedByOwner(own) ? texts.early.ofOwner : texts.hidden;
}

/** Returns a vote that the server has. Whoever may not read it sees that there is one. */
function receivedOf(own: OwnVote, isSecret: boolean): ReceivedVote {
  const vote = own.is_on_paper || isVotedByOwner(own) ? null : (instructionOf(own) ?? own.vote);
  const shown = vote
    ? ({ vote: vote.choice, text: voteText(vote) } as const)
    : ({ vote: 'secret', text: hiddenText(own, isSecret) } as const);
  return {
    id: own.apartment_id,
    label: labelOf(own),
    detail: detailOf(own),
    ...shown,
    ...(own.is_divided && { warning: <Divided own={own} /> }),
    ...(own.is_on_paper && { warning: <p>{texts.paper.text}</p> }),
  };
}

/** Returns the time of the last vote, in UTC. Times in ISO 8601 have the order of their texts. */
const lastMoment = (votes: readonly OwnVote[]): string | undefined =>
  votes
    .flatMap(({ vote }) => vote?.voted_at ?? [])
    .reduce<string | undefined>((last, one) => (last === undefined || one > last ? one : last), undefined);

/** Returns the title if all apartments vote on paper; undefined if some do not. */
function titleOfPaper(votes: readonly OwnVote[]): string | undefined {
  if (!votes.every((own) => own.is_on_paper)) return undefined;
  return votes.length > 1 ? texts.paper.more : texts.paper.one;
}

/** Confirms the votes that the server has, and lets the member change them. */
export function Receipt({ ballot, votes, voting, mayAct }: ReceiptProps) {
  const isReceived = (own: OwnVote): boolean =>
    own.has_voted || (!ballot.is_secret && (own.instruction !== null || isVotedByOwner(own)));
  const received = votes.filter(isReceived);
  const missing = votes.filter((own) => !isReceived(own));
  const moment = lastMoment(votes);
  const isSentNow = voting.sending?.state === 'received' && voting.sending.ballot.id === ballot.id;
  const isFixed = votes.every(
    (own) => own.is_on_paper || ((own.instruction !== null || isVotedByOwner(own)) && isReceived(own)),
  );
  const ofCaller = received.filter((own) => !isVotedByOwner(own));
  const isEarly = !isSentNow && ofCaller.length > 0 && ofCaller.every((own) => own.is_early);
  const isDivided = votes.some(isDividedBefore);
  const isOwnVote = isSentNow || !ballot.is_secret;
  const receivedTitle = (isOwnVote ? texts.received : texts.sealedBefore)(ofCaller.length);
  return (
    <VoteReceipt
      title={titleOfPaper(votes) ?? (isEarly ? texts.early.title : receivedTitle)}
      moment={moment === undefined ? undefined : texts.moment(moment)}
      takesFocus={isSentNow}
      votesLabel={texts.votes}
      votes={received.map((own) => receivedOf(own, ballot.is_secret))}
      actions={
        mayAct && !isFixed ? (
          <Stack gap="small">
            {missing.length > 0 && (
              <Alert tone="warning">{texts.missingVotes(missing.map(({ name }) => name))}</Alert>
            )}
            <Button variant="quiet" isWide onPress={voting.edit}>
              {isDivided ? texts.early.again : texts.change}
            </Button>
          </Stack>
        ) : undefined
      }
    >
      {isEarly && !isDivided && mayAct
        ? texts.early.text
        : mayAct && !isFixed
          ? texts.untilClosed
          : texts.resultLater}
    </VoteReceipt>
  );
}
