import type { EarlyVotesForm, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import { useState } from 'react';
import type { Vote } from '@mijn/domain/tally';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useUnloadWarning } from '../../../shared/shell/use-unload-warning.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { useMarks } from '../voting/use-marks.ts';
import { useSendVotes } from '../voting/use-send-votes.ts';
import { earlyVotesAskedAgain, useCastEarlyVotesMutation, useEarlyVotesSaidAt } from './early-vote-calls.ts';
import { chooseFor, type Choices, votesToSend, withoutSent } from './votes-of-item.ts';

interface ItemVotes {
  about: string;
  isSecret: false;
  choices: Choices;
  form: EarlyVotesForm;
}

const NONE: Choices = {};

/**
 * Keeps what a member chooses about a proposal before the meeting, and sends it (docs/product.md#early-votes).
 * @param version of the agenda item that the screen shows: a vote about another text is refused.
 */
export function useEarlyVoting(meetingId: string, item: EarlyVotesOfItem, version: number) {
  const { id: association_id } = useAssociation();
  const { item_id } = item;
  const [castEarlyVotes] = useCastEarlyVotesMutation();
  const [choices, setChoices] = useState(NONE);
  const [chosenAt, setChosenAt] = useState(version);
  const [isEditing, setEditing] = useState(false);
  const markVotes = useMarks();
  const dispatch = useAppDispatch();
  const params = { association_id, meeting_id: meetingId, item_id };
  // What was chosen about another text is no choice about this one.
  const isAboutText = chosenAt === version;
  const current = isAboutText ? choices : NONE;
  useUnloadWarning(Object.keys(current).length > 0);
  const { progress, cast, isOnItsWay, isInFlight, isOutdated, forget, keep } = useSendVotes<ItemVotes>({
    saidAt: useEarlyVotesSaidAt(association_id, meetingId),
    post: async ({ form }) => errorOf(await castEarlyVotes({ params, body: form })),
    onSettled: ({ choices: sent }) => {
      setChoices((before) => withoutSent(before, sent));
      setEditing(false);
    },
    onKept: () => {
      setChoices(NONE);
      setEditing(false);
    },
    askAgain: () => dispatch(earlyVotesAskedAgain()),
  });
  return {
    choices: current,
    /** Whether the proposal was changed after the member chose, and before the choice was sent. */
    isChangedMeanwhile: !isAboutText && Object.keys(choices).length > 0,
    sending: progress,
    isOutdated,
    isEditing,
    isInFlight,
    edit: () => setEditing(true),
    choose: (apartmentIds: readonly string[], vote: Vote): void => {
      setChoices(chooseFor(isOnItsWay ? { ...item, votes: [] } : item, current, apartmentIds, vote));
      setChosenAt(version);
      // Once the member chooses again, it says nothing any more how the last votes ended.
      if (progress && !['busy', 'waiting', 'kept'].includes(progress.state)) forget();
    },
    keep,
    cast: async (): Promise<void> => {
      if (Object.keys(current).length === 0) return;
      await cast(JSON.stringify([item_id, version, current]), () => {
        const votes = votesToSend(current, markVotes({ id: item_id }, item.votes));
        return { about: item_id, isSecret: false, choices: current, form: { version, votes } };
      });
    },
    /** Takes the votes back that the server has. */
    withdraw: async () => {
      const markVote = markVotes({ id: item_id }, item.votes);
      const votes = item.votes
        .filter(({ has_voted }) => has_voted)
        .map(({ apartment_id }) =>
          Object.assign({ apartment_id, choice: null, option: null }, markVote(apartment_id)),
        );
      const response = await castEarlyVotes({ params, body: { version, votes } });
      forget();
      return response;
    },
  };
}

export type EarlyVoting = ReturnType<typeof useEarlyVoting>;
