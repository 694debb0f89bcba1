import { listTag } from '@mijn/api/rtk-query';
import type { Ballot, CastVotesForm, OwnVote, OwnVotes } from '@mijn/domain/ballots';
import { useState } from 'react';
import type { Vote } from '@mijn/domain/tally';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { ballotEndpoints, useCastVotesMutation } from './ballot-calls.ts';
import { type Sending, withRefused } from './fate.ts';
import { useMarks } from './use-marks.ts';
import { type Progress, useSendVotes } from './use-send-votes.ts';
import {
  chooseForAll,
  type Choices,
  formOf,
  type VoteToSend,
  votesToSend,
  withoutSent,
} from './votes-to-send.ts';

interface Chosen {
  ballot: Ballot | null;
  choices: Choices;
}

interface BallotVotes {
  about: string;
  isSecret: boolean;
  ballot: Ballot;
  votes: readonly VoteToSend[];
  form: Promise<CastVotesForm>;
}

const NOTHING: Chosen = { ballot: null, choices: {} };

/** Returns the apartments that are divided, by the id of the ballot, also after the ballot has ended. */
function useSeenDivided(ballot: Ballot | null, votes: readonly OwnVote[]) {
  const [seen, setSeen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const divided = votes.filter((own) => own.is_divided).map((own) => own.apartment_id);
  if (ballot && votes.length > 0 && seen[ballot.id]?.join() !== divided.join())
    setSeen({ ...seen, [ballot.id]: divided });
  return seen;
}

/** Keeps what a member chooses, and sends it. What was chosen outlives the ballot, so that the screen can say whether it counted. */
export function useVoting(meetingId: string, { ballot, votes }: Pick<OwnVotes, 'ballot' | 'votes'>) {
  const { id: association_id } = useAssociation();
  const [castVotes] = useCastVotesMutation();
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [sent, setSent] = useState<Omit<Sending, keyof Progress>>();
  const [editedId, setEditedId] = useState<string>();
  const markVotes = useMarks();
  const seenDivided = useSeenDivided(ballot, votes);
  const dispatch = useAppDispatch();
  const { fulfilledTimeStamp: saidAt = 0 } = ballotEndpoints.endpoints.getOwnVotes.useQueryState({
    params: { association_id, meeting_id: meetingId },
  });
  const isOfBallot = ballot !== null && chosen.ballot?.id === ballot.id;
  const choices = isOfBallot ? chosen.choices : NOTHING.choices;
  const toSend = votesToSend(votes, choices);
  const [openId, setOpenId] = useState(ballot?.id);
  const { progress, cast, isOnItsWay, isInFlight, isOutdated, keep, forget } = useSendVotes<BallotVotes>({
    saidAt,
    post: async ({ ballot: of, form }, isNewest) => {
      const params = { association_id, meeting_id: meetingId, ballot_id: of.id };
      const response = await castVotes({ params, body: await form });
      const { data } = response;
      if (data) {
        // The updater runs later, when nothing is wanted any more.
        const isLast = isNewest();
        const isConfirmedLate = data.ballot?.id !== of.id || data.ballot.state !== 'open';
        setSent(
          (before) =>
            before && {
              ...before,
              isConfirmedLate,
              ...(isLast && withRefused(before, data.refused)),
            },
        );
      }
      return errorOf(response);
    },
    onSettled: ({ ballot: of, votes: settled }) => {
      setChosen((before) =>
        before.ballot?.id === of.id ? { ...before, choices: withoutSent(before.choices, settled) } : before,
      );
      setEditedId(undefined);
    },
    onKept: () => {
      setEditedId(undefined);
      setChosen(NOTHING);
    },
    askAgain: () => dispatch(ballotEndpoints.util.invalidateTags([listTag('Ballot')])),
  });
  if (ballot?.id !== openId) {
    setOpenId(ballot?.id);
    // What became of earlier votes was read, and says nothing about the ballot that opens. Votes that still wait are told about later.
    if (ballot && progress && progress.state !== 'busy' && progress.state !== 'waiting') forget();
    if (ballot && openId === undefined && !isOfBallot) setChosen(NOTHING);
  }
  return {
    choices,
    toSend,
    sending: progress && sent && { ...sent, ...progress },
    isInFlight,
    isOutdated,
    /** Returns the apartments of a ballot that were divided when the screen saw them last. */
    dividedIn: ({ id }: Ballot): readonly string[] => seenDivided[id] ?? [],
    /** The ballot that was closed before the member sent what was chosen. */
    unsentIn: !isOfBallot && Object.keys(chosen.choices).length > 0 ? chosen.ballot : null,
    isEditing: ballot !== null && editedId === ballot.id,
    edit: () => setEditedId(ballot?.id),
    keep,
    /** Chooses the same for some apartments. */
    choose: (some: readonly OwnVote[], vote: Vote) => {
      const isOther = isOnItsWay && sent?.ballot.id === ballot?.id;
      setChosen({ ballot, choices: chooseForAll(choices, some, vote, isOther) });
    },
    cast: async (): Promise<void> => {
      if (!ballot || toSend.length === 0) return;
      await cast(JSON.stringify([ballot.id, toSend]), () => {
        const own = votes.filter((one) =>
          toSend.some(({ apartment_id }) => apartment_id === one.apartment_id),
        );
        setSent({ ballot, votes: own, refused: [], isConfirmedLate: false });
        const form = formOf(ballot, toSend, markVotes(ballot, votes));
        return { about: ballot.id, isSecret: ballot.is_secret, ballot, votes: toSend, form };
      });
    },
  };
}

export type Voting = ReturnType<typeof useVoting>;
