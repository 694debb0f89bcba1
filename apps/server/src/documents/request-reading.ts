import type { Queries } from '../database/index.ts';
import { fileReadings } from './file-readings.tables.ts';
import { readFile } from './read-file.job.ts';

/** A stored file of an association. */
export type FileToRead = Pick<
  typeof fileReadings.$inferInsert,
  'association_id' | 'file_hash' | 'media_type'
>;

/**
 * Asks for a stored file to be read, in the transaction of the row that points at it and before that row: a running
 * server reads it as soon as that is committed. What the association has already is not read again.
 */
export async function requestReading(queries: Queries, file: FileToRead): Promise<void> {
  const { association_id, file_hash, media_type } = file;
  const [added] = await queries
    .insert(fileReadings)
    .values({ association_id, file_hash, media_type })
    .onConflictDoNothing()
    .returning({ file_hash: fileReadings.file_hash });
  if (added) await readFile.add(queries, { association_id, file_hash });
}
