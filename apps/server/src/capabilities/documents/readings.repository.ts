import { withoutBidiControls } from '@mijn/domain/texts';
import { and, count, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
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

/** Lists the associations with files to read that nobody waits for, with the number of those that members wait for. */
export async function listWaitingAssociations(
  queries: Queries,
  associationIds?: readonly string[],
): Promise<{ association_id: string; requested: number }[]> {
  const { rows } = await queries.execute<{ association_id: string; requested: number }>(
    sql`select association_id, count(requested_by)::int as requested from ${fileReadings}
      where searchability = 'pending'
        ${associationIds ? sql`and association_id = any(${sql.param(associationIds)}::uuid[])` : sql``}
      group by association_id having count(*) > count(requested_by)`,
  );
  return rows;
}

/** Lists the hashes of files to read that nobody waits for, in their order. */
export async function listUnrequested(
  queries: Queries,
  { association_id, after }: { association_id: string; after: string },
  countMax: number,
): Promise<string[]> {
  const { file_hash, requested_by, searchability } = fileReadings;
  const rows = await queries
    .select({ file_hash })
    .from(fileReadings)
    .where(
      and(
        eq(fileReadings.association_id, association_id),
        eq(searchability, 'pending'),
        isNull(requested_by),
        gt(file_hash, after),
      ),
    )
    .orderBy(file_hash)
    .limit(countMax);
  return rows.map((row) => row.file_hash);
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
