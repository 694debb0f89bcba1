import type { ApiError } from '@mijn/api';
import type { EarlyVotesForm, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import type { Vote } from '../components/choice-cards/vote-choices.tsx';
import { useRef, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useUnloadWarning } from '../../../shared/shell/use-unload-warning.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { castUntilResponse, createPause } from '../voting/cast-until-response.ts';
import { earlyVotesAskedAgain, useCastEarlyVotesMutation, useEarlyVotesSaidAt } from './early-vote-calls.ts';
import { useMarks } from '../voting/use-marks.ts';
import { chooseFor, type Choices, votesToSend, withoutSent } from './votes-of-item.ts';

/**
 * What became of the votes that the member sent last; `kept` are not sent any more, and may have been received, `newer` came after a vote
 * or a withdrawal of another device of the member.
 */
export type Sending =
  | { state: 'busy' | 'waiting' | 'received' | 'kept' | 'newer' }
  | { state: 'refused'; error: ApiError };

interface Wanted {
  choices: Choices;
  form: EarlyVotesForm;
}

const NONE: Choices = {};

/** The states that say nothing any more once the member chooses again. */
const ENDED: ReadonlySet<Sending['state']> = new Set(['received', 'refused', 'newer']);

const isNewerVote = (error: ApiError | undefined): boolean =>
  error?.kind === 'response' && error.code === 'newer_vote';

/**
 * Keeps what a member chooses about a proposal before the meeting, and sends it until the server responds (docs/product.md#early-votes).
 * @param version of the agenda item that the screen shows: a vote about another text is refused.
 */
export function useEarlyVoting(meetingId: string, item: EarlyVotesOfItem, version: number) {
  const { id: association_id } = useAssociation();
  const { item_id } = item;
  const [castEarlyVotes] = useCastEarlyVotesMutation();
  const [choices, setChoices] = useState(NONE);
  const [chosenAt, setChosenAt] = useState(version);
  const [lastSending, setSending] = useState<Sending>();
  const [keptAt, setKeptAt] = useState(0);
  const [refusedAt, setRefusedAt] = useState(0);
  const markVotes = useMarks();
  const [isInFlight, setInFlight] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const wanted = useRef<Wanted>(undefined);
  const isRunning = useRef(false);
  const dispatch = useAppDispatch();
  const saidAt = useEarlyVotesSaidAt(association_id, meetingId);
  // Votes that are not sent any more are nothing to tell, once the server said again what it has.
  const sending = lastSending?.state === 'kept' && saidAt > keptAt ? undefined : lastSending;
  // As long as votes that were sent may have been received, it is unknown what the server has.
  const isUnsure = sending !== undefined && ['busy', 'waiting', 'kept'].includes(sending.state);
  const [pause] = useState(createPause);
  const params = { association_id, meeting_id: meetingId, item_id };
  // What was chosen about another text is no choice about this one.
  const isAboutText = chosenAt === version;
  const current = isAboutText ? choices : NONE;
  useUnloadWarning(Object.keys(current).length > 0);

  const send = async (): Promise<ApiError | 'changed' | 'stopped' | undefined> => {
    const attempt = wanted.current;
    if (!attempt) return 'stopped';
    setInFlight(true);
    const error = errorOf(await castEarlyVotes({ params, body: attempt.form }));
    setInFlight(false);
    return wanted.current === attempt ? error : 'changed';
  };
  const cast = async (): Promise<void> => {
    if (Object.keys(current).length === 0) return;
    pause.end();
    const markVote = markVotes({ id: item_id }, item.votes);
    wanted.current = { choices: current, form: { version, votes: votesToSend(current, markVote) } };
    setSending({ state: 'busy' });
    if (isRunning.current) return;
    isRunning.current = true;
    const error = await castUntilResponse({
      send,
      onNoResponse: () => setSending({ state: 'waiting' }),
      wait: pause.wait,
    });
    isRunning.current = false;
    const sent = wanted.current?.choices ?? NONE;
    wanted.current = undefined;
    if (error === 'stopped') return;
    const isNewer = isNewerVote(error);
    if (isNewer) setRefusedAt(Date.now());
    if (error) setSending(isNewer ? { state: 'newer' } : { state: 'refused', error });
    else setSending({ state: 'received' });
    // What counts is shown, and the member chooses again.
    if (error && !isNewer) return;
    setChoices((before) => withoutSent(before, sent));
    setEditing(false);
  };
  return {
    choices: current,
    /** Whether the proposal was changed after the member chose, and before the choice was sent. */
    isChangedMeanwhile: !isAboutText && Object.keys(choices).length > 0,
    sending,
    /** Whether the screen does not know yet what another device of the member sent. */
    isOutdated: sending?.state === 'newer' && saidAt <= refusedAt,
    isEditing,
    isInFlight,
    edit: () => setEditing(true),
    choose: (apartmentIds: readonly string[], vote: Vote): void => {
      setChoices(chooseFor(isUnsure ? { ...item, votes: [] } : item, current, apartmentIds, vote));
      setChosenAt(version);
      if (sending && ENDED.has(sending.state)) setSending(undefined);
    },
    /** Forgets what was chosen, and does not send it any more. A call on its way cannot be taken back. */
    keep: (): void => {
      if (isInFlight) return;
      const isWaiting = wanted.current !== undefined;
      wanted.current = undefined;
      pause.end();
      setChoices(NONE);
      setEditing(false);
      setSending(isWaiting ? { state: 'kept' } : undefined);
      setKeptAt(Date.now());
      // An attempt without a response may have been received all the same.
      if (isWaiting) dispatch(earlyVotesAskedAgain());
    },
    cast,
    /** Takes the votes back that the server has. */
    withdraw: async () => {
      const markVote = markVotes({ id: item_id }, item.votes);
      const votes = item.votes
        .filter(({ has_voted }) => has_voted)
        .map(({ apartment_id }) =>
          Object.assign({ apartment_id, choice: null, option: null }, markVote(apartment_id)),
        );
      const response = await castEarlyVotes({ params, body: { version, votes } });
      setSending(undefined);
      return response;
    },
  };
}

export type EarlyVoting = ReturnType<typeof useEarlyVoting>;
