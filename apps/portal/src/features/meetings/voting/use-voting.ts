import type { ApiError } from '@mijn/api';
import { listTag } from '@mijn/api/rtk-query';
import type { Ballot, CastVotesForm, OwnVote, OwnVotes } from '@mijn/domain/ballots';
import type { Vote } from '../components/choice-cards/vote-choices.tsx';
import { useRef, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { isPassing } from '../../../shared/uploads/connection-back.ts';
import { ballotEndpoints, useCastVotesMutation } from './ballot-calls.ts';
import { castUntilResponse, createPause } from './cast-until-response.ts';
import { type Sending, withRefused } from './fate.ts';
import { useMarks } from './use-marks.ts';
import {
  choose as chooseAmong,
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

interface Wanted {
  ballot: Ballot;
  votes: readonly VoteToSend[];
  key: string;
  form: Promise<CastVotesForm>;
}

const NOTHING: Chosen = { ballot: null, choices: {} };

const keyOf = (ballot: Ballot, votes: readonly VoteToSend[]): string => JSON.stringify([ballot.id, votes]);

/** Returns whether an attempt got no response, so that a refusal of the last one does not tell that the server received nothing. */
const isUnconfirmed = (last: Wanted, unanswered: readonly Wanted[]): boolean =>
  unanswered.some(
    // Only votes that are not secret are confirmed whenever they are sent again.
    (one) => one.ballot.id === last.ballot.id && (last.ballot.is_secret || one.key !== last.key),
  );

/** Returns the apartments that are divided, by the id of the ballot, also after the ballot has ended. */
function useSeenDivided(ballot: Ballot | null, votes: readonly OwnVote[]) {
  const [seen, setSeen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const divided = votes.filter((own) => own.is_divided).map((own) => own.apartment_id);
  if (ballot && votes.length > 0 && seen[ballot.id]?.join() !== divided.join())
    setSeen({ ...seen, [ballot.id]: divided });
  return seen;
}

/**
 * Keeps what a member chooses, and sends it until the server responds (docs/product.md#voting). What was chosen outlives the ballot, so
 * that the screen can say whether it counted.
 */
export function useVoting(meetingId: string, { ballot, votes }: Pick<OwnVotes, 'ballot' | 'votes'>) {
  const { id: association_id } = useAssociation();
  const [castVotes] = useCastVotesMutation();
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [sending, setSending] = useState<Sending>();
  const [keptAt, setKeptAt] = useState(0);
  const [refusedAt, setRefusedAt] = useState(0);
  const markVotes = useMarks();
  const seenDivided = useSeenDivided(ballot, votes);
  const dispatch = useAppDispatch();
  const { fulfilledTimeStamp = 0 } = ballotEndpoints.endpoints.getOwnVotes.useQueryState({
    params: { association_id, meeting_id: meetingId },
  });
  const [editedId, setEditedId] = useState<string>();
  const [isInFlight, setInFlight] = useState(false);
  const wanted = useRef<Wanted>(undefined);
  const isRunning = useRef(false);
  /** The attempts without a response: the server may have received them. */
  const unanswered = useRef<readonly Wanted[]>([]);
  const [pause] = useState(createPause);
  const isOfBallot = ballot !== null && chosen.ballot?.id === ballot.id;
  const choices = isOfBallot ? chosen.choices : NOTHING.choices;
  const toSend = votesToSend(votes, choices);
  /** Whether the server may receive, or may have received, a vote that it did not confirm. */
  const isOnItsWay =
    sending?.ballot.id === ballot?.id && ['busy', 'waiting', 'refused'].includes(sending?.state ?? '');
  const change = (changes: Partial<Sending>): void =>
    setSending((before) => before && { ...before, ...changes });

  const settle = ({ ballot: of, votes: sent }: Wanted): void => {
    setChosen((before) =>
      before.ballot?.id === of.id ? { ...before, choices: withoutSent(before.choices, sent) } : before,
    );
    setEditedId(undefined);
  };
  const send = async (): Promise<ApiError | 'changed' | 'stopped' | undefined> => {
    const attempt = wanted.current;
    if (!attempt) return 'stopped';
    const { ballot: of, form } = attempt;
    const params = { association_id, meeting_id: meetingId, ballot_id: of.id };
    setInFlight(true);
    try {
      const response = await castVotes({ params, body: await form });
      const error = errorOf(response);
      if (error && isPassing(error)) unanswered.current = [...unanswered.current, attempt];
      if (!error) unanswered.current = unanswered.current.filter((one) => one.ballot.id !== of.id);
      const { data } = response;
      if (data) change({ isConfirmedLate: data.ballot?.id !== of.id || data.ballot.state !== 'open' });
      if (wanted.current !== attempt) return 'changed';
      if (data) setSending((before) => before && { ...before, ...withRefused(before, data.refused) });
      return error;
    } finally {
      setInFlight(false);
    }
  };
  const cast = async (): Promise<void> => {
    if (!ballot || toSend.length === 0) return;
    const key = keyOf(ballot, toSend);
    pause.end();
    if (wanted.current?.key === key) return;
    wanted.current = { ballot, votes: toSend, key, form: formOf(ballot, toSend, markVotes(ballot, votes)) };
    const sent = votes.filter((own) => toSend.some((one) => one.apartment_id === own.apartment_id));
    setSending({ ballot, votes: sent, refused: [], state: 'busy', isUnsure: false, isConfirmedLate: false });
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const outcome = await castUntilResponse({
        send,
        onNoResponse: () => change({ state: 'waiting' }),
        wait: pause.wait,
      });
      if (outcome === 'stopped') return;
      const isLate = outcome?.kind === 'response' && outcome.code === 'ballot_closed';
      const isNewer = outcome?.kind === 'response' && outcome.code === 'newer_vote';
      const state = outcome ? (isLate ? 'late' : isNewer ? 'newer' : 'refused') : 'received';
      const isUnsure = isUnconfirmed(wanted.current, unanswered.current);
      if (!outcome || isLate || isNewer) settle(wanted.current);
      if (isNewer) setRefusedAt(Date.now());
      change({ state, isUnsure, ...(outcome && { error: outcome }) });
    } catch {
      change({ state: 'unsealed' });
    } finally {
      wanted.current = undefined;
      isRunning.current = false;
    }
  };
  const keep = (): void => {
    // A call on its way cannot be taken back.
    if (isInFlight) return;
    const isWaiting = wanted.current !== undefined;
    wanted.current = undefined;
    pause.end();
    setEditedId(undefined);
    setChosen(NOTHING);
    setSending((before) => (isWaiting && before ? { ...before, state: 'kept' } : undefined));
    setKeptAt(Date.now());
    // An attempt without a response may have been received all the same.
    if (isWaiting) dispatch(ballotEndpoints.util.invalidateTags([listTag('Ballot')]));
  };
  return {
    choices,
    toSend,
    /** A vote that is not sent any more is nothing to tell, once the server said again what it has. */
    sending: sending?.state === 'kept' && fulfilledTimeStamp > keptAt ? undefined : sending,
    isInFlight,
    /** Whether the screen does not know yet which vote of another device counts. */
    isOutdated: sending?.state === 'newer' && fulfilledTimeStamp <= refusedAt,
    /** Returns the apartments of a ballot that were divided when the screen saw them last. */
    dividedIn: ({ id }: Ballot): readonly string[] => seenDivided[id] ?? [],
    /** The ballot that was closed before the member sent what was chosen. */
    unsentIn: !isOfBallot && Object.keys(chosen.choices).length > 0 ? chosen.ballot : null,
    isEditing: ballot !== null && editedId === ballot.id,
    edit: () => setEditedId(ballot?.id),
    keep,
    choose: (own: OwnVote, vote: Vote) => {
      setChosen({ ballot, choices: chooseAmong(choices, own, vote, isOnItsWay) });
    },
    cast,
  };
}

export type Voting = ReturnType<typeof useVoting>;
