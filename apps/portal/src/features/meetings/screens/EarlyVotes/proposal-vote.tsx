import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { useEarlyVoting } from '../../early-votes/use-early-voting.ts';
import { Failure, ProposalForm, type ProposalVoteProps, Unsent } from './proposal-form.tsx';
import { ProposalReceipt } from './proposal-receipt.tsx';
import { texts } from './texts.ts';

interface OneProposalProps extends ProposalVoteProps {
  meetingId: string;
  /** The version of the agenda item that the screen shows. */
  version: number;
  mayVote: boolean;
}

/** Shows the votes of a member about one proposal, or the form for them. */
export function ProposalVote({ meetingId, version, mayVote, ...proposal }: OneProposalProps) {
  const { item } = proposal;
  const voting = useEarlyVoting(meetingId, item, version);
  const { sending, choices, isEditing } = voting;
  const hasVotes = item.votes.some(({ has_voted, is_outdated }) => has_voted && !is_outdated);
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
      <Unsent voting={voting} mayVote={mayVote} />
      {isForm ? (
        <ProposalForm {...proposal} voting={voting} />
      ) : (
        <>
          <Failure sending={sending} />
          {hasVotes && <ProposalReceipt {...proposal} voting={voting} mayVote={mayVote} />}
        </>
      )}
    </Stack>
  );
}
