import type { Queries } from '../../../platform/database/index.ts';
import { type EntryAuthor, writeEntry, writeQuietEntry } from '../timeline/entries.service.ts';
import { changeTodo } from '../todos.service.ts';
import { findItem, listJoined, type TodoKey } from './join-reports.repository.ts';

/**
 * Lets a report that is joined to another action item stand alone again, and tells its followers. Call this in the transaction of
 * the change, with the report locked. @param author undefined for the import. @returns the id of the entry of the report
 */
export async function separateReport(
  transaction: Queries,
  { association_id, id, joined_to }: TodoKey & { joined_to: string },
  now: Date,
  author?: EntryAuthor,
): Promise<string> {
  const report = await findItem(transaction, { association_id, id });
  const target = await findItem(transaction, { association_id, id: joined_to });
  const entry = { association_id, kind: 'separated', ...author, happened_at: now } as const;
  await changeTodo(transaction, { association_id, id }, { joined_to: null, export_number: null });
  await writeQuietEntry(transaction, {
    ...entry,
    todo_id: joined_to,
    internal_reference: report?.reference ?? null,
  });
  return writeEntry(transaction, { ...entry, todo_id: id, internal_reference: target?.reference ?? null });
}

/** Lets the reports that are joined to an action item stand alone again, because the item goes. */
export async function separateReportsOf(transaction: Queries, key: TodoKey, now: Date): Promise<void> {
  for (const { id } of await listJoined(transaction, key))
    await separateReport(transaction, { association_id: key.association_id, id, joined_to: key.id }, now);
}
