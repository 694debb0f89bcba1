import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import { Status } from '@mijn/ui/status';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { failureText } from '../../hold/texts.ts';
import { useEnterHandsMutation } from '../../voting/ballot-calls.ts';
import { buttonsOf, choicesOf, chosenId } from './choices.ts';
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
  const before = chosenId(row);
  /** What was entered for the row as it is shown, until the list has it. */
  const [entered, setEntered] = useState<{ before: string | null; now: string | null }>();
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  const choices = choicesOf(ballot);
  const isNewer = entered !== undefined && entered.before === before;
  const value = isNewer ? entered.now : before;
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
    return <Status size="small">{choices.find(({ id }) => id === value)?.label ?? texts.notYet}</Status>;
  /** Enters a choice, or takes the vote away with null. */
  const set = async (now: string | null) => {
    setEntered({ before, now });
    const vote = choices.find((one) => one.id === now)?.vote ?? { choice: null, option: null };
    const body = { votes: [{ apartment_id, ...vote }], others: null };
    return enter({ params: { ...params, ballot_id: ballot.id }, body });
  };
  const press = async (id: string) => {
    const chosen = choices.find((one) => one.id === id);
    if (!chosen) return;
    const isRemoved = id === value;
    const response = await set(isRemoved ? null : id);
    const error = errorOf(response);
    if (error || response.data?.left_out.includes(apartment_id)) {
      setEntered(undefined);
      const text = error ? failureText(error) : texts.leftOut(name);
      dispatch(toastShown('danger', text, 'ballot', { about: apartment_id }));
      return;
    }
    const text = isRemoved ? texts.removed(name) : texts.done(name, chosen.label);
    sayDone({ kind: 'ballot', text, about: apartment_id, undo: async () => set(value) });
  };
  return (
    <ChoiceButtons
      label={name}
      choices={buttonsOf(choices)}
      value={value}
      pending={isLoading ? (value ?? '') : null}
      onPress={(id) => void press(id)}
    />
  );
}
