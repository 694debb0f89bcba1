import type { Queries } from '../database/index.ts';
import { fileReadings } from './file-readings.tables.ts';

/** A stored file of an association. */
export type FileToRead = Pick<
  typeof fileReadings.$inferInsert,
  'association_id' | 'file_hash' | 'media_type'
>;

/**
 * Asks for a stored file to be read, in the transaction of the row that points at it and before that row. What the
 * association has already is not read again. Once that is committed, `services.readSoon()` has it read at once.
 */
export async function requestReading(queries: Queries, file: FileToRead, now: Date): Promise<void> {
  const { association_id, file_hash, media_type } = file;
  await queries
    .insert(fileReadings)
    .values({ association_id, file_hash, media_type, reading_due_at: now })
    .onConflictDoNothing();
}
