import type { ApiError } from '@mijn/api';
import type { Ballot, CastVotesForm, OwnVote, OwnVotes } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/ui/vote-choices';
import { useRef, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { connectionBack } from '../../../shared/uploads/connection-back.ts';
import { useCastVotesMutation } from './ballot-calls.ts';
import { castUntilResponse } from './cast-until-response.ts';
import {
  choose as chooseAmong,
  type Choices,
  formOf,
  type VoteToSend,
  votesToSend,
  withoutSent,
} from './votes-to-send.ts';

/** What became of votes that the member sent. `late` came after the closing, `unsealed` could not be sealed by this browser. */
export interface Sending {
  ballot: Ballot;
  state: 'busy' | 'waiting' | 'received' | 'late' | 'refused' | 'unsealed';
  error?: ApiError;
  /** Whether the member had voted before in the ballot. That vote counts if the newer one came too late. */
  hadVoted: boolean;
}

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
const NEVER = new AbortController().signal;

const keyOf = (ballot: Ballot, votes: readonly VoteToSend[]): string => JSON.stringify([ballot.id, votes]);

/**
 * Keeps what a member chooses, and sends it until the server responds (docs/product.md#voting). What was chosen outlives the ballot, so
 * that the screen can say whether it counted.
 */
export function useVoting(meetingId: string, { ballot, votes }: OwnVotes) {
  const { id: association_id } = useAssociation();
  const [castVotes] = useCastVotesMutation();
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [sending, setSending] = useState<Sending>();
  const [editedId, setEditedId] = useState<string>();
  const wanted = useRef<Wanted>(undefined);
  /** Ends the wait for the next attempt. */
  const wake = useRef((): void => undefined);
  const isOfBallot = ballot !== null && chosen.ballot?.id === ballot.id;
  const choices = isOfBallot ? chosen.choices : NOTHING.choices;
  const toSend = votesToSend(votes, choices);
  const hadVoted = votes.some((one) => one.has_voted);

  const settle = ({ ballot: of, votes: sent }: Wanted): void => {
    setChosen((before) =>
      before.ballot?.id === of.id ? { ...before, choices: withoutSent(before.choices, sent) } : before,
    );
    setEditedId(undefined);
  };
  const send = async (): Promise<ApiError | 'changed' | undefined> => {
    const attempt = wanted.current;
    if (!attempt) return undefined;
    const params = { association_id, meeting_id: meetingId, ballot_id: attempt.ballot.id };
    const error = errorOf(await castVotes({ params, body: await attempt.form }));
    return wanted.current === attempt ? error : 'changed';
  };
  const cast = async (): Promise<void> => {
    if (!ballot || toSend.length === 0) return;
    const key = keyOf(ballot, toSend);
    const isRunning = wanted.current !== undefined;
    wake.current();
    if (wanted.current?.key === key) return;
    wanted.current = { ballot, votes: toSend, key, form: formOf(ballot, toSend) };
    setSending({ ballot, state: 'busy', hadVoted });
    if (isRunning) return;
    try {
      const error = await castUntilResponse({
        send,
        onNoResponse: () => setSending((before) => before && { ...before, state: 'waiting' }),
        wait: async (delay) => {
          const pressed = new Promise<void>((resolve) => {
            wake.current = resolve;
          });
          await Promise.race([connectionBack(delay, NEVER), pressed]);
        },
      });
      const isLate = error?.kind === 'response' && error.code === 'ballot_closed';
      const state = error ? (isLate ? 'late' : 'refused') : 'received';
      if (!error || isLate) settle(wanted.current);
      setSending((before) => before && { ...before, state, ...(error && { error }) });
    } catch {
      setSending((before) => before && { ...before, state: 'unsealed' });
    } finally {
      wanted.current = undefined;
    }
  };
  return {
    choices,
    toSend,
    sending,
    /** The ballot that was closed before the member sent what was chosen. */
    unsentIn: !isOfBallot && Object.keys(chosen.choices).length > 0 ? chosen.ballot : null,
    isEditing: ballot !== null && editedId === ballot.id,
    edit: () => setEditedId(ballot?.id),
    keep: () => {
      setEditedId(undefined);
      setChosen(NOTHING);
    },
    choose: (own: OwnVote, vote: Vote) => {
      setChosen({ ballot, choices: chooseAmong(choices, own, vote) });
    },
    cast,
  };
}

export type Voting = ReturnType<typeof useVoting>;
