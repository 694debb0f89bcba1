import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { Reading } from '../../documents/index.ts';
import { archiveDocuments, archivePages } from './archive.tables.ts';

/** A document whose text is to be read. */
export interface UnreadDocument {
  association_id: string;
  id: string;
  file_hash: string;
  media_type: string;
  reading_attempts: number;
}

/** Milliseconds after which a document that somebody took, and did not finish, is taken again. */
const LEASE_MS = 5 * 60_000;

/**
 * Takes the next documents that are due, with their attempt counted: a document that stops the server is not tried
 * for ever. Others who ask at the same time get other documents.
 */
export async function takeUnread({ queries }: Database, now: Date, count: number): Promise<UnreadDocument[]> {
  const due = queries
    .select({ id: archiveDocuments.id })
    .from(archiveDocuments)
    .where(
      sql`${archiveDocuments.searchability} = 'pending' and ${archiveDocuments.reading_due_at} <= ${now}`,
    )
    .orderBy(archiveDocuments.reading_due_at)
    .limit(count)
    .for('update', { skipLocked: true });
  return queries
    .update(archiveDocuments)
    .set({
      reading_due_at: new Date(now.getTime() + LEASE_MS),
      reading_attempts: sql`${archiveDocuments.reading_attempts} + 1`,
    })
    .where(inArray(archiveDocuments.id, due))
    .returning({
      association_id: archiveDocuments.association_id,
      id: archiveDocuments.id,
      file_hash: archiveDocuments.file_hash,
      media_type: archiveDocuments.media_type,
      reading_attempts: archiveDocuments.reading_attempts,
    });
}

/** Writes what was read: the pages with text, and what lists show of it. */
export async function saveReading(
  { queries }: Database,
  { association_id, id, file_hash }: UnreadDocument,
  { page_count, pages, thumbnail }: Reading,
): Promise<void> {
  const texts = pages
    .map((text, index) => ({ association_id, document_id: id, page: index + 1, text }))
    .filter(({ text }) => text !== '');
  await queries.transaction(async (transaction) => {
    await transaction
      .delete(archivePages)
      .where(and(eq(archivePages.association_id, association_id), eq(archivePages.document_id, id)));
    const { rowCount } = await transaction
      .update(archiveDocuments)
      .set({
        page_count,
        has_thumbnail: thumbnail !== null,
        searchability: texts.length > 0 ? 'searchable' : 'not_searchable',
        reading_due_at: null,
      })
      .where(
        and(
          eq(archiveDocuments.association_id, association_id),
          eq(archiveDocuments.id, id),
          // An import may have given it other bytes meanwhile.
          eq(archiveDocuments.file_hash, file_hash),
        ),
      );
    if (rowCount === 1 && texts.length > 0) await transaction.insert(archivePages).values(texts);
  });
}

/** Puts a document back in the queue. */
export async function postpone(
  { queries }: Database,
  { association_id, id }: UnreadDocument,
  until: Date,
): Promise<void> {
  await queries
    .update(archiveDocuments)
    .set({ reading_due_at: until })
    .where(and(eq(archiveDocuments.association_id, association_id), eq(archiveDocuments.id, id)));
}
