import { withoutBidiControls } from '@mijn/domain/texts';
import { and, eq, lte, sql } from 'drizzle-orm';
import { inTransaction, takeTime, type Database } from '../database/index.ts';
import { filePages, fileReadings } from './file-readings.tables.ts';
import type { Reading } from './reading.ts';

/** A file whose text is to be read. */
export interface UnreadFile {
  association_id: string;
  file_hash: string;
  media_type: string;
  reading_attempts: number;
}

/** Milliseconds after which a file that somebody took, and did not finish, is taken again. */
const LEASE_MS = 5 * 60_000;

const isThis = ({ association_id, file_hash }: UnreadFile) =>
  and(eq(fileReadings.association_id, association_id), eq(fileReadings.file_hash, file_hash));

/**
 * Takes the next files that are due, with their attempt counted: a file that stops the server is not tried for ever.
 * Others who ask at the same time get other files.
 */
export async function takeUnread({ queries }: Database, now: Date, count: number): Promise<UnreadFile[]> {
  const due = queries.$with('due').as(
    queries
      .select({ association_id: fileReadings.association_id, file_hash: fileReadings.file_hash })
      .from(fileReadings)
      .where(and(eq(fileReadings.searchability, sql`'pending'`), lte(fileReadings.reading_due_at, now)))
      .orderBy(fileReadings.reading_due_at)
      .limit(count)
      .for('no key update', { skipLocked: true }),
  );
  return queries
    .with(due)
    .update(fileReadings)
    .set({
      reading_due_at: new Date(now.getTime() + LEASE_MS),
      reading_attempts: sql`${fileReadings.reading_attempts} + 1`,
    })
    .from(due)
    .where(
      and(eq(fileReadings.association_id, due.association_id), eq(fileReadings.file_hash, due.file_hash)),
    )
    .returning({
      association_id: fileReadings.association_id,
      file_hash: fileReadings.file_hash,
      media_type: fileReadings.media_type,
      reading_attempts: fileReadings.reading_attempts,
    });
}

/** Writes what was read: the pages with text, and what lists show of it. */
export async function saveReading(
  { queries }: Database,
  file: UnreadFile,
  { page_count, pages, thumbnail, is_unreadable }: Reading,
): Promise<void> {
  const { association_id, file_hash } = file;
  const texts = pages
    .map((text, index) => ({ association_id, file_hash, page: index + 1, text: withoutBidiControls(text) }))
    .filter(({ text }) => text !== '');
  await inTransaction(queries, async (transaction) => {
    await takeTime(transaction);
    // First, so that of two who read the same file the second waits here.
    await transaction
      .update(fileReadings)
      .set({
        page_count,
        has_thumbnail: thumbnail !== null,
        searchability: texts.length > 0 ? 'searchable' : 'not_searchable',
        is_unreadable,
        reading_due_at: null,
      })
      .where(isThis(file));
    await transaction
      .delete(filePages)
      .where(and(eq(filePages.association_id, association_id), eq(filePages.file_hash, file_hash)));
    if (texts.length > 0) await transaction.insert(filePages).values(texts);
  });
}

/** Puts a file back in the queue. */
export async function postpone({ queries }: Database, file: UnreadFile, until: Date): Promise<void> {
  await queries.update(fileReadings).set({ reading_due_at: until }).where(isThis(file));
}

/** Puts back a file that was taken and not tried. */
export async function giveBack({ queries }: Database, file: UnreadFile, now: Date): Promise<void> {
  const reading_attempts = file.reading_attempts - 1;
  await queries.update(fileReadings).set({ reading_due_at: now, reading_attempts }).where(isThis(file));
}
