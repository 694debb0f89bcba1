import { isClosed, type TodoState } from '@mijn/domain/todos';
import type { ImportedTodo } from './todos-import.repository.ts';

/** A row of `todos.csv` that has passed its checks. */
interface TodoRow {
  internal_reference: string;
  external_reference?: string | undefined;
  description: string;
  group: string;
  handler?: string | undefined;
  concerns?: string | undefined;
  reporter?: string | undefined;
  start_date: string;
  is_done: 'yes' | 'no';
  state?: TodoState | undefined;
  planned_on?: string | undefined;
  public_note?: string | undefined;
  is_visible_to_owners?: 'yes' | 'no' | undefined;
}

/** Returns the state of an action item of which the provider sends none. Only reports have one then. */
function stateWithout(before: ImportedTodo | undefined, isDone: boolean): TodoState | null {
  if (!before?.reported_at) return null;
  if (isDone) return 'done';
  const { state } = before;
  const isTakenOver = before.code === null;
  return state === null || isClosed(state) || isTakenOver ? 'in_progress' : state;
}

/** Returns whether the provider chooses who sees a report. What it has chosen before is sent again each night. */
const isChosenNow = ({ is_visible_to_owners: sent }: TodoRow, before: ImportedTodo | undefined): boolean =>
  sent !== undefined &&
  before !== undefined &&
  before.reported_at !== null &&
  (before.visibility_chosen_at === null || before.is_visible_to_owners !== (sent === 'yes'));

/**
 * Returns the columns of an action item after an import (docs/product.md#reports-provider). A reopened action item stays open
 * until the provider sends that it is not done. @param before undefined for a row that is new.
 */
export function changesOf(row: TodoRow, before: ImportedTodo | undefined, now: Date) {
  const isSentDone = row.is_done === 'yes';
  const staysReopened = isSentDone && before !== undefined && before.reopened_at !== null;
  const is_done = isSentDone && !staysReopened;
  const sent = row.state ?? stateWithout(before, isSentDone);
  const state = staysReopened ? before.state : sent;
  const isSameState = before !== undefined && before.state === state && before.is_done === is_done;
  return {
    internal_reference: row.internal_reference,
    external_reference: row.external_reference ?? null,
    description: row.description,
    group: row.group,
    handler: row.handler ?? null,
    concerns: row.concerns ?? (before?.reported_at ? before.concerns : null),
    reporter: row.reporter ?? (before?.reported_at ? before.reporter : null),
    start_date: row.start_date,
    is_done,
    state,
    state_since: isSameState ? before.state_since : before || state ? now : null,
    planned_on: row.planned_on ?? null,
    public_note: row.public_note ?? null,
    is_visible_to_owners:
      row.is_visible_to_owners === undefined
        ? (before?.is_visible_to_owners ?? true)
        : row.is_visible_to_owners === 'yes',
    visibility_chosen_at: isChosenNow(row, before) ? now : (before?.visibility_chosen_at ?? null),
    done_at: is_done ? (before?.done_at ?? (before && !before.is_done ? now : null)) : null,
    reopened_at: staysReopened ? before.reopened_at : null,
  };
}

/** Returns what the timeline says about a change by the import; undefined if it says nothing. */
export function changeEntryOf(before: ImportedTodo, after: ReturnType<typeof changesOf>) {
  const isNewState = after.state !== before.state || after.is_done !== before.is_done;
  const stateOf = ({ state, is_done }: Pick<ImportedTodo, 'state' | 'is_done'>): TodoState =>
    state ?? (is_done ? 'done' : 'in_progress');
  const changed = {
    state: isNewState ? stateOf(after) : null,
    handler: after.handler === before.handler ? null : after.handler,
    planned_on: after.planned_on === before.planned_on ? null : after.planned_on,
    text: after.public_note === before.public_note ? null : after.public_note,
    internal_reference: before.code === null ? after.internal_reference : null,
  };
  if (Object.values(changed).every((value) => value === null)) return undefined;
  return { ...changed, state_before: isNewState ? stateOf(before) : null };
}
