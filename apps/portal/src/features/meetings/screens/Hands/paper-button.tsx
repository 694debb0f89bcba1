import { mdiTextBoxCheckOutline } from '@mdi/js';
import type { Ballot, BallotApartment } from '@mijn/domain/ballots';
import { Stack } from '@mijn/ui/stack';
import { Status } from '@mijn/ui/status';
import { useState } from 'react';
import { ChoiceButtons } from '../../components/choice-buttons/choice-buttons.tsx';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { useUndo } from '../../hold/use-undo.ts';
import { failureText } from '../../hold/texts.ts';
import { useSetPaperVoteMutation } from '../../voting/ballot-calls.ts';
import type { KeptRow } from './kept-rows.ts';
import { texts as allTexts } from './texts.ts';

const { paper: texts } = allTexts;

const CHOICES = [{ id: 'paper', label: texts.mark, icon: mdiTextBoxCheckOutline }] as const;

interface PaperButtonProps {
  params: { association_id: string; meeting_id: string };
  ballot: Ballot;
  kept: KeptRow<BallotApartment>;
  mayEnter: boolean;
}

/** Records that an apartment votes on paper in a secret ballot, and says which slips it gets. */
export function PaperButton({ params, ballot, kept, mayEnter }: PaperButtonProps) {
  const { row, isGone } = kept;
  const { apartment_id, name, is_on_paper: before } = row;
  const [setPaper, { isLoading }] = useSetPaperVoteMutation();
  /** What was recorded for the row as it is shown, until the list has it. */
  const [recorded, setRecorded] = useState<{ before: boolean; now: boolean }>();
  const dispatch = useAppDispatch();
  const sayDone = useUndo();
  // What was taken back is old as soon as the list has the row again: later on, the apartment may vote by phone.
  if (recorded && !recorded.now && !isGone) setRecorded(undefined);
  const isNewer = recorded?.before === before;
  const isOnPaper = isNewer ? recorded.now : before;
  if (row.has_voted && !before)
    return (
      <Status tone="done" size="small">
        {texts.byPhone}
      </Status>
    );
  // A row that was put on paper here leaves the list of those without a vote. It stays, so that it can be corrected.
  if (isGone && !isNewer && !before)
    return (
      <Status tone="done" size="small">
        {allTexts.nowVoted}
      </Status>
    );
  if (!mayEnter) return <Status size="small">{isOnPaper ? texts.mark : allTexts.notYet}</Status>;
  const set = async (now: boolean) => {
    setRecorded({ before, now });
    const body = { apartment_id, is_on_paper: now };
    return setPaper({ params: { ...params, ballot_id: ballot.id }, body });
  };
  const press = async () => {
    const error = errorOf(await set(!isOnPaper));
    if (error) {
      setRecorded(undefined);
      dispatch(toastShown('danger', failureText(error), 'ballot', { about: apartment_id }));
      return;
    }
    const text = isOnPaper ? texts.undone(name) : texts.done(name);
    sayDone({ kind: 'ballot', text, about: apartment_id, undo: async () => set(isOnPaper) });
  };
  return (
    <Stack gap="small">
      <ChoiceButtons
        label={name}
        choices={CHOICES}
        value={isOnPaper ? 'paper' : null}
        pending={isLoading ? 'paper' : null}
        onPress={() => void press()}
      />
      {isOnPaper && row.slips > 0 && <span>{texts.slips(row.slips, row.votes)}</span>}
    </Stack>
  );
}
