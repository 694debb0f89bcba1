import type { ItemNote } from '@mijn/domain/minutes';
import { itemNote } from '@mijn/domain/minutes/contract';
import { and, eq, sql } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  listOf,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../platform/database/index.ts';
import type { MinutesFilter } from '../meetings/meetings.access.ts';
import type { MeetingKey } from '../meetings/meetings.service.ts';
import { meetingItemNotes } from './minutes.tables.ts';

export type ItemNoteRow = RowOf<ItemNote, 'changed_at'>;

const columns = columnsOf(meetingItemNotes, itemNote);

/** Returns the notes about the items of a meeting, in no order. */
export const listNotes = async (
  database: Database,
  _filter: MinutesFilter,
  { association_id, meeting_id }: MeetingKey,
): Promise<ItemNoteRow[]> =>
  runPrepared<ItemNoteRow & Record<string, unknown>>(
    database,
    sql`select ${listOf(columns)} from meeting_item_notes
      where association_id = ${association_id} and meeting_id = ${meeting_id}`,
  );

const isNote = ({ association_id }: MeetingKey, item_id: string) =>
  and(eq(meetingItemNotes.association_id, association_id), eq(meetingItemNotes.item_id, item_id));

export async function findNote(queries: Queries, key: MeetingKey, item_id: string) {
  const [note] = await queries.select(columns).from(meetingItemNotes).where(isNote(key, item_id));
  return note;
}

/** Stores the first note about an item. Returns whether there was none. */
export async function insertNote(
  queries: Queries,
  key: MeetingKey,
  note: { item_id: string; text: string; changed_at: Date },
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingItemNotes)
    .values({ ...key, ...note, version: 1 })
    .onConflictDoNothing();
  return rowCount === 1;
}

/** Stores a note in place of the one with the version. Returns whether the item has it. */
export async function updateNote(
  queries: Queries,
  key: MeetingKey,
  { item_id, version }: { item_id: string; version: number },
  changes: { text: string; changed_at: Date },
): Promise<boolean> {
  const { rowCount } = await queries
    .update(meetingItemNotes)
    .set({ ...changes, version: sql`${meetingItemNotes.version} + 1` })
    .where(and(isNote(key, item_id), eq(meetingItemNotes.version, version)));
  return rowCount === 1;
}
