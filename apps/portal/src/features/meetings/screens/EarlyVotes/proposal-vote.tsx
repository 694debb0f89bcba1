import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { useEarlyVoting } from '../../early-votes/use-early-voting.ts';
import { hasVotesNow } from '../../early-votes/votes-of-item.ts';
import { Failure, Newer, ProposalForm, type ProposalVoteProps, Unsent } from './proposal-form.tsx';
import { ProposalReceipt } from './proposal-receipt.tsx';
import { texts } from './texts.ts';

interface OneProposalProps extends ProposalVoteProps {
  meetingId: string;
  /** The version of the agenda item that the screen shows. */
  version: number;
  mayVote: boolean;
  /** Whether the member can withdraw votes, also while nobody can vote. */
  mayWithdraw: boolean;
}

/** Shows the votes of a member about one proposal, or the form for them. */
export function ProposalVote({ meetingId, version, mayVote, mayWithdraw, ...proposal }: OneProposalProps) {
  const { item } = proposal;
  const voting = useEarlyVoting(meetingId, item, version);
  const { sending, choices, isEditing } = voting;
  const hasVotes = hasVotesNow(item);
  const isOutdated = item.votes.some(({ is_outdated }) => is_outdated);
  const isUnsent =
    Object.keys(choices).length > 0 || sending?.state === 'busy' || sending?.state === 'waiting';
  const isForm = mayVote && (!hasVotes || isEditing || isUnsent);
  return (
    <Stack>
      {isOutdated && (
        <Alert tone="warning" title={texts.outdated.title}>
          {texts.outdated.text}
        </Alert>
      )}
      {item.votes.some(({ is_item_changed: isItemChanged }) => isItemChanged) && (
        <Alert tone="info" title={texts.itemChanged.title}>
          {texts.itemChanged.text}
        </Alert>
      )}
      <Unsent voting={voting} mayVote={mayVote} />
      <Newer voting={voting} hasVotes={hasVotes} mayVote={mayVote} />
      {voting.isOutdated ? null : isForm ? (
        <ProposalForm {...proposal} voting={voting} />
      ) : (
        <>
          <Failure sending={sending} />
          {hasVotes && (
            <ProposalReceipt {...proposal} voting={voting} mayVote={mayVote} mayWithdraw={mayWithdraw} />
          )}
        </>
      )}
    </Stack>
  );
}
