import { boolean, number, object, string } from 'yup';
import { isStoreFault } from '../../platform/config/store-unavailable.ts';
import { contentKey, type Files, keepMade, thumbnailKey } from '../files/index.ts';
import { defineJob, type JobContext } from '../../platform/jobs/define-job.ts';
import { TURN_PRIORITY_MAX, turnPriority } from '../../platform/jobs/turn-priority.ts';
import { DEADLY_ATTEMPTS_MAX, type Reader, ReaderClosed, READING_ATTEMPTS_MAX } from './reader.ts';
import { FIRST_READING_MS, type Reading, READING_TIMEOUT_MS, UNREADABLE } from './reading.ts';
import {
  listWaitingAssociations,
  countWaiting,
  insertReadings,
  type FileKey,
  isPending,
  listUnrequested,
  saveReading,
  startAttempt,
  takeBackAttempt,
  type UnreadFile,
} from './readings.repository.ts';
import { type Database, inTransaction, type Queries, relaxTimeouts } from '../../platform/database/index.ts';
import type { fileReadings } from './file-readings.tables.ts';

/** A usual thumbnail has some tens of thousands of bytes. */
const THUMBNAIL_BYTES_MAX = 10_000_000;

/** The priority of a file that needs more than `FIRST_READING_MS`: after all others. */
const SLOW_PRIORITY = 100;

interface ReadingContext extends JobContext {
  files: Files;
  reader: Reader;
}

/** Returns null for a file that needs more than `timeoutMs`, if the file may have more time later. */
async function readStored(
  { database, files, reader, log }: ReadingContext,
  file: UnreadFile,
  timeoutMs: number,
): Promise<Reading | null> {
  const { file_hash, media_type } = file;
  const open = () => files.read(contentKey(file_hash));
  const reading = await reader.read({ open, media_type, timeoutMs });
  if (reading.is_too_slow && timeoutMs < READING_TIMEOUT_MS) return null;
  if (reading.is_unreadable) log.warn({ file_hash, pages: reading.pages.length }, 'a file is unreadable');
  if (reading.thumbnail) {
    const made = { key: thumbnailKey(file_hash), bytes: reading.thumbnail };
    await keepMade(database.queries, files, [made], THUMBNAIL_BYTES_MAX);
  }
  return reading;
}

export const readFile = defineJob({
  name: 'read_file',
  pace: 'slow',
  data: object({
    association_id: string().required(),
    file_hash: string().required(),
    is_slow: boolean().default(false),
  }),
  attemptsMax: READING_ATTEMPTS_MAX,
  run: async (context: ReadingContext, { is_slow, ...key }, { isLast }) => {
    const { database, log } = context;
    const file = await startAttempt(database, key);
    if (!file) return undefined;
    if (file.reading_attempts > DEADLY_ATTEMPTS_MAX) return saveReading(database, file, UNREADABLE);
    try {
      const reading = await readStored(context, file, is_slow ? READING_TIMEOUT_MS : FIRST_READING_MS);
      if (reading) return await saveReading(database, file, reading);
      return await readLater(database, key);
    } catch (error) {
      const fault = error instanceof Error ? error.name : 'unknown';
      const isOfStore = isStoreFault(error);
      if (!isOfStore && !(error instanceof ReaderClosed)) {
        log.warn({ file_hash: file.file_hash, fault, isLast }, 'a file could not be read yet');
        if (isLast) return saveReading(database, file, UNREADABLE);
      }
      await takeBackAttempt(database.queries, file);
      // The queue waits for the store, and counts no attempt.
      if (isOfStore) throw error;
      return 'retry';
    }
  },
});

/** Puts a slow file back, behind all files that wait. */
async function readLater({ queries }: Database, key: FileKey): Promise<void> {
  await inTransaction(queries, async (transaction) => {
    await takeBackAttempt(transaction, key);
    await readFile.add(transaction, { ...key, is_slow: true }, { priority: SLOW_PRIORITY });
  });
}

export type FileToRead = Pick<
  typeof fileReadings.$inferInsert,
  'association_id' | 'file_hash' | 'media_type'
>;

/**
 * Call this in the transaction that writes the row of the file, before that row. A content that was read is not read again,
 * and a content that waits gets the earlier turn of both members. @param requested_by the member who waits for the reading.
 */
export async function requestReading(
  queries: Queries,
  file: FileToRead,
  requested_by: string,
): Promise<void> {
  const { association_id, file_hash } = file;
  const added = await insertReadings(queries, [{ ...file, requested_by }]);
  if (added.length === 0 && !(await isPending(queries, file))) return;
  const priority = turnPriority(await countWaiting(queries, association_id), requested_by);
  await readFile.add(queries, { association_id, file_hash, is_slow: false }, { priority });
}

/** The number of files of an association in the queue that nobody waits for. Every search for a job passes all that wait. */
const QUEUED_AT_ONCE = 10;

/** Adds jobs for the next files of an association that nobody waits for, and then itself for those after them. */
export const queueReadings = defineJob({
  name: 'queue_readings',
  pace: 'slow',
  data: object({
    association_id: string().required(),
    /** The hash of the last file that was queued, or an empty text. */
    after: string().defined(),
    /** The number of files that come before the next one. */
    before: number().required(),
  }),
  attemptsMax: READING_ATTEMPTS_MAX,
  run: async ({ database }, { association_id, after, before }) =>
    inTransaction(database.queries, async (queries) => {
      const hashes = await listUnrequested(queries, { association_id, after }, QUEUED_AT_ONCE);
      await readFile.addEach(
        queries,
        hashes.map((file_hash, at) => ({
          data: { association_id, file_hash, is_slow: false },
          priority: Math.min(before + at + 1, TURN_PRIORITY_MAX),
        })),
      );
      const last = hashes[QUEUED_AT_ONCE - 1];
      if (last === undefined) return;
      await queueReadings.addEach(queries, [
        queued({ association_id, after: last, before: before + QUEUED_AT_ONCE }),
      ]);
    }),
});

interface NextReadings {
  association_id: string;
  after: string;
  before: number;
}

const queued = (data: NextReadings) => ({
  data,
  key: data.association_id,
  priority: Math.min(data.before + 1, TURN_PRIORITY_MAX),
});

/** @param associationIds all associations if they are left out. */
async function queueWaiting(queries: Queries, associationIds?: readonly string[]): Promise<void> {
  const waiting = await listWaitingAssociations(queries, associationIds);
  await queueReadings.addEach(
    queries,
    waiting.map(({ association_id, requested }) => queued({ association_id, after: '', before: requested })),
  );
}

/** Requests readings that nobody waits for. Call this before the rows of the files are written. */
export async function requestReadings(queries: Queries, files: readonly FileToRead[]): Promise<void> {
  const added = await insertReadings(queries, files);
  if (added.length === 0) return;
  await queueWaiting(queries, [...new Set(added.map(({ association_id }) => association_id))]);
}

/** The time without further rows after which many readings start, in milliseconds. */
const QUIET_MS = 2000;

/** Starts the readings that nobody waits for. They would take the processor from members while an import does so too. */
export const startReadings = defineJob({
  name: 'start_readings',
  data: object({}),
  attemptsMax: READING_ATTEMPTS_MAX,
  run: async ({ database }) =>
    inTransaction(database.queries, async (queries) => {
      await relaxTimeouts(queries);
      await queueWaiting(queries);
    }),
});

/** Requests very many readings, which start when no more have been requested for a while. */
export async function requestManyReadings(queries: Queries, files: readonly FileToRead[]): Promise<void> {
  const added = await insertReadings(queries, files);
  if (added.length > 0) await startReadings.add(queries, {}, { key: 'all', delayMs: QUIET_MS });
}
