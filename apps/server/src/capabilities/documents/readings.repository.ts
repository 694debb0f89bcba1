import { withoutBidiControls } from '@mijn/domain/texts';
import { and, count, eq, isNotNull, sql } from 'drizzle-orm';
import { inTransaction, relaxTimeouts, type Database, type Queries } from '../../platform/database/index.ts';
import type { WaitingOf } from '../../platform/jobs/turn-priority.ts';
import { filePages, fileReadings } from './file-readings.tables.ts';
import type { Reading } from './reading.ts';

export interface FileKey {
  association_id: string;
  file_hash: string;
}

export interface UnreadFile extends FileKey {
  media_type: string;
  reading_attempts: number;
}

const isThis = ({ association_id, file_hash }: FileKey) =>
  and(eq(fileReadings.association_id, association_id), eq(fileReadings.file_hash, file_hash));

/** Counts first, so that a file that kills the server is not retried endlessly. Returns undefined for a read file. */
export async function startAttempt({ queries }: Database, file: FileKey): Promise<UnreadFile | undefined> {
  const [unread] = await queries
    .update(fileReadings)
    .set({ reading_attempts: sql`${fileReadings.reading_attempts} + 1` })
    .where(and(isThis(file), eq(fileReadings.searchability, 'pending')))
    .returning();
  return unread;
}

/** The attempt failed for a reason outside the file. */
export async function takeBackAttempt(queries: Queries, file: FileKey): Promise<void> {
  await queries
    .update(fileReadings)
    .set({ reading_attempts: sql`${fileReadings.reading_attempts} - 1` })
    .where(isThis(file));
}

/** Returns the new readings, which their associations did not have. */
export async function insertReadings(
  queries: Queries,
  files: readonly (typeof fileReadings.$inferInsert)[],
): Promise<FileKey[]> {
  if (files.length === 0) return [];
  const { association_id, file_hash } = fileReadings;
  return queries
    .insert(fileReadings)
    .values([...files])
    .onConflictDoNothing()
    .returning({ association_id, file_hash });
}

/** Counts files up to a maximum for each association. */
export async function countPending(
  queries: Queries,
  associationIds: readonly string[],
  countMax: number,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await queries.execute<{ id: string; pending: number }>(
    sql`select id, pending from unnest(${sql.param(associationIds)}::uuid[]) as id, lateral (
        select count(*)::int as pending from (
          select from ${fileReadings}
          where ${fileReadings.association_id} = id and ${fileReadings.searchability} = 'pending' limit ${countMax}
        ) as waiting
      ) counted`,
  );
  return new Map(rows.map(({ id, pending }) => [id, pending]));
}

export async function countWaiting(queries: Queries, associationId: string): Promise<WaitingOf[]> {
  const { association_id, requested_by, searchability } = fileReadings;
  return queries
    .select({ user_id: requested_by, waiting: count() })
    .from(fileReadings)
    .where(and(eq(association_id, associationId), eq(searchability, 'pending'), isNotNull(requested_by)))
    .groupBy(requested_by);
}

export async function isPending(queries: Queries, file: FileKey): Promise<boolean> {
  const rows = await queries
    .select({ file_hash: fileReadings.file_hash })
    .from(fileReadings)
    .where(and(isThis(file), eq(fileReadings.searchability, 'pending')));
  return rows.length > 0;
}

export async function saveReading(
  { queries }: Database,
  file: FileKey,
  { page_count, pages, thumbnail, is_unreadable }: Reading,
): Promise<void> {
  const { association_id, file_hash } = file;
  const texts = pages
    .map((text, index) => ({ association_id, file_hash, page: index + 1, text: withoutBidiControls(text) }))
    .filter(({ text }) => text !== '');
  await inTransaction(queries, async (transaction) => {
    await relaxTimeouts(transaction);
    // The update comes first, so that a concurrent reader of the same file waits here.
    await transaction
      .update(fileReadings)
      .set({
        page_count,
        has_thumbnail: thumbnail !== null,
        searchability: texts.length > 0 ? 'searchable' : 'not_searchable',
        is_unreadable,
        requested_by: null,
      })
      .where(isThis(file));
    await transaction
      .delete(filePages)
      .where(and(eq(filePages.association_id, association_id), eq(filePages.file_hash, file_hash)));
    if (texts.length > 0) await transaction.insert(filePages).values(texts);
  });
}
