import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { Status } from '@mijn/ui/status';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { failureText } from '../../hold/texts.ts';
import { useEnterHandsMutation } from '../../voting/ballot-calls.ts';
import { buttonsOf, choicesOf, chosenOf, isSameHand, seatsOf, voteAfter, wordsOf } from './choices.ts';
import type { KeptRow } from './kept-rows.ts';
import { texts } from './texts.ts';

interface HandButtonsProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  kept: KeptRow<BallotApartment>;
  mayEnter: boolean;
}

/** Enters the vote of one apartment by show of hands, or says why that cannot be done any more. */
export function HandButtons({ params, ballot, kept, mayEnter }: HandButtonsProps) {
  const { row, isGone } = kept;
  const { apartment_id, name } = row;
  const [enter, { isLoading }] = useEnterHandsMutation();
  const before = row.hand;
  /** What was entered last, and with which press, until the list has it. Until then the list can still have what was there in between. */
  const [entered, setEntered] = useState<{ past: readonly (Vote | null)[]; now: Vote | null; id: string }>();
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  const choices = choicesOf(ballot);
  const isNewer = entered !== undefined && entered.past.some((one) => isSameHand(one, before));
  if (entered && !isLoading && isSameHand(entered.now, before)) setEntered(undefined);
  const value = isNewer ? entered.now : before;
  const chosen = chosenOf(choices, value);
  if (row.has_voted)
    return (
      <Status tone="done" size="small">
        {row.is_early ? texts.early : texts.voted}
      </Status>
    );
  // A row that was entered here leaves the list of those without a vote. It stays, so that it can be corrected.
  if (isGone && !isNewer && before === null)
    return (
      <Status tone="done" size="small">
        {texts.nowVoted}
      </Status>
    );
  if (!mayEnter)
    return <Status size="small">{chosen.map(({ label }) => label).join(', ') || texts.notYet}</Status>;
  /** Enters a vote, or takes it away with null. */
  const set = async (now: Vote | null, id: string) => {
    setEntered((last) => ({ past: [...(last ? [...last.past, last.now] : []), before], now, id }));
    const vote = now ?? { choice: null, option: null };
    const body = { votes: [{ apartment_id, ...vote }], others: null };
    return enter({ params: { ...params, ballot_id: ballot.id }, body });
  };
  const press = async (id: string) => {
    const pressed = choices.find((one) => one.id === id);
    if (!pressed) return;
    const next = voteAfter(ballot, value, pressed.vote);
    if (next === undefined) {
      dispatch(toastShown('danger', texts.full(name, seatsOf(ballot)), 'ballot', { about: apartment_id }));
      return;
    }
    const response = await set(next, id);
    const error = errorOf(response);
    if (error || response.data?.left_out.includes(apartment_id)) {
      setEntered(undefined);
      const text = error ? failureText(error) : texts.leftOut(name);
      dispatch(toastShown('danger', text, 'ballot', { about: apartment_id }));
      return;
    }
    const text = next ? texts.done(name, wordsOf(chosenOf(choices, next))) : texts.removed(name);
    sayDone({ kind: 'ballot', text, about: apartment_id, undo: async () => set(value, id) });
  };
  return (
    <ChoiceButtons
      label={name}
      choices={buttonsOf(choices)}
      value={chosen.map(({ id }) => id)}
      pending={isLoading ? (entered?.id ?? '') : null}
      onPress={(id) => void press(id)}
    />
  );
}
