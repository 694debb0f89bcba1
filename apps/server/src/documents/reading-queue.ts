import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/index.ts';
import { contentKey, thumbnailKey, type Files } from '../files/index.ts';
import { ReaderClosed, type Reader } from './reader.ts';
import { UNREADABLE, type Reading } from './reading.ts';
import { giveBack, postpone, saveReading, takeUnread, type UnreadFile } from './reading-queue.repository.ts';

/** Files taken at once: few, so that replicas share the work. */
const BATCH = 8;

/** After so many attempts that did not end, a file counts as unreadable. */
const ATTEMPTS_MAX = 3;

/** Milliseconds until the next attempt when the store was away, times the attempts so far. */
const RETRY_MS = 60_000;

/** Bytes of a thumbnail at most; they are some tens of thousands. */
const THUMBNAIL_BYTES_MAX = 10_000_000;

/** What the reading of stored files works with. */
export interface ReadingNeeds {
  database: Database;
  files: Files;
  reader: Reader;
  now: () => Date;
  log: FastifyBaseLogger;
}

/** The work that makes files searchable and gives them a picture: a queue in the database, one reader a server. */
export interface ReadingQueue {
  /** Reads what is due until nothing is, or until `stop`. A second call while one runs makes it look once more. */
  run: () => Promise<void>;
  /** Takes no other file. The one at hand ends with its reader, and is read later. */
  stop: () => void;
}

async function readStored({ files, reader, log }: ReadingNeeds, file: UnreadFile): Promise<Reading> {
  const { file_hash, media_type } = file;
  const reading = await reader.read({ open: () => files.read(contentKey(file_hash)), media_type });
  if (reading.is_unreadable) log.warn({ file_hash, pages: reading.pages.length }, 'a file is unreadable');
  if (reading.thumbnail) {
    const picture = await files.receive(Readable.from([reading.thumbnail]), THUMBNAIL_BYTES_MAX);
    await picture.keep(thumbnailKey(file_hash));
  }
  return reading;
}

/** @returns false when the reader was closed: the file is put back. */
async function readOne(needs: ReadingNeeds, file: UnreadFile): Promise<boolean> {
  const { database, now, log } = needs;
  if (file.reading_attempts > ATTEMPTS_MAX) {
    await saveReading(database, file, UNREADABLE);
    return true;
  }
  try {
    await saveReading(database, file, await readStored(needs, file));
  } catch (error) {
    if (error instanceof ReaderClosed) {
      await giveBack(database, file, now());
      return false;
    }
    const name = error instanceof Error ? error.name : 'unknown';
    log.warn({ file_hash: file.file_hash, fault: name }, 'a file could not be read yet');
    const wait = RETRY_MS * file.reading_attempts;
    await postpone(database, file, new Date(now().getTime() + wait));
  }
  return true;
}

export function createReadingQueue(needs: ReadingNeeds): ReadingQueue {
  const end = new AbortController();
  let isWanted = false;
  let running: Promise<void> | undefined;

  const drain = async (): Promise<void> => {
    while (isWanted && !end.signal.aborted) {
      isWanted = false;
      const files = await takeUnread(needs.database, needs.now(), BATCH);
      for (const file of files) {
        if (end.signal.aborted) await giveBack(needs.database, file, needs.now());
        else if (!(await readOne(needs, file))) end.abort();
      }
      isWanted ||= files.length > 0;
    }
  };

  return {
    run: () => {
      isWanted = true;
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
    stop: () => end.abort(),
  };
}
