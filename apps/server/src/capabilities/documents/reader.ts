import {
  addFinding,
  type FileOrder,
  newReading,
  READER_MEMORY_BYTES,
  type Reading,
  READING_TIMEOUT_MS,
  type ReadingTask,
} from './reading.ts';
import { type Photographed, photographedOf, type PhotoFinding } from './photos/pictures.ts';
import {
  type FoundReport,
  ReadingCutOff,
  ReadingTooSlow,
  startReadingProcess,
  type ReadingProcess,
} from './reading-process.ts';

/** Reads files one after another in a separate process, so that their content is never in the memory of the server. */
export interface Reader {
  /**
   * Marks a broken, protected, too large or too slow file as unreadable, and keeps the findings so far. @throws
   * ReaderClosed, the error of opening the file, or ReadingCutOff if no process starts.
   */
  read: (task: ReadingTask) => Promise<Reading>;
  /** A photo that ends the process twice, or is too slow, is `unreadable`. @throws as `read` does. */
  makePictures: (task: ReadingTask) => Promise<Photographed>;
  /** Ends the reading process, even if it is reading a file. */
  close: () => Promise<void>;
  /** Returns undefined if no process runs. */
  pid: () => number | undefined;
}

/** The error when the server stops while a file is read. The file itself can be readable. */
export class ReaderClosed extends Error {
  constructor() {
    super('The reader was closed.');
    this.name = 'ReaderClosed';
  }
}

/** Attempts of a job that may have killed the server. A further attempt marks the file as unreadable without reading the file. */
export const DEADLY_ATTEMPTS_MAX = 3;

/** The attempts of a job take sixteen hours, and then the file is marked as unreadable. */
export const READING_ATTEMPTS_MAX = 12;

/** The second attempt has a new process, and the time that is left. A file that is too slow gets no second attempt. */
const ATTEMPTS = 2;

/** A new process frees memory that libraries leaked. */
const FILES_MAX = 50;

/** A process that uses more memory after a file is replaced. */
const WORN_BYTES = 400_000_000;

/** Milliseconds until an idle process ends. */
const IDLE_MS = 60_000;

type AttemptEnd = 'finished' | 'cut off' | 'too slow';

/** Files of other types have neither text nor a thumbnail. */
const canBeRead = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

interface ReaderLimits {
  /** The time for all attempts together, unless the task has another. */
  timeoutMs?: number;
  memoryBytes?: number;
}

/** Starts a process at the first file, and a new one after a file that ended the previous process. */
export function createReader({
  timeoutMs = READING_TIMEOUT_MS,
  memoryBytes = READER_MEMORY_BYTES,
}: ReaderLimits = {}): Reader {
  let running: ReadingProcess | undefined;
  let filesRead = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;
  let last: Promise<unknown> = Promise.resolve();

  const drop = async (): Promise<void> => {
    const dropped = running;
    running = undefined;
    filesRead = 0;
    await dropped?.kill();
  };

  const start = async (): Promise<ReadingProcess> => {
    running ??= await startReadingProcess(memoryBytes);
    if (isClosed) throw new ReaderClosed();
    return running;
  };

  const attempt = async (
    open: ReadingTask['open'],
    order: FileOrder,
    onFound: (report: FoundReport) => void,
    leftMs: number,
  ): Promise<AttemptEnd> => {
    const reader = await start();
    // If the store has no bytes, the process has received nothing, and reads the next file.
    const bytes = await open();
    try {
      const rss = await reader.read({ order, bytes }, onFound, leftMs);
      filesRead += 1;
      if (rss > WORN_BYTES || filesRead >= FILES_MAX) await drop();
      return 'finished';
    } catch (error) {
      await drop();
      if (isClosed) throw new ReaderClosed();
      if (error instanceof ReadingCutOff) return 'cut off';
      if (error instanceof ReadingTooSlow) return 'too slow';
      throw error;
    }
  };

  /** All attempts share one timeout. @param nextOrder returns the order of an attempt. Returns the end of the last one. */
  const run = async (
    { open, timeoutMs: givenMs = timeoutMs }: ReadingTask,
    nextOrder: () => FileOrder,
    onFound: (report: FoundReport) => void,
  ): Promise<AttemptEnd> => {
    clearTimeout(idle);
    const deadline = Date.now() + givenMs;
    let end = await attempt(open, nextOrder(), onFound, givenMs);
    for (let left = ATTEMPTS - 1; left > 0 && end === 'cut off'; left -= 1)
      end = await attempt(open, nextOrder(), onFound, Math.max(0, deadline - Date.now()));
    idle = setTimeout(() => void drop(), IDLE_MS).unref();
    return end;
  };

  const readNow = async (task: ReadingTask): Promise<Reading> => {
    const reading = newReading();
    const { media_type } = task;
    if (!canBeRead(media_type)) return reading;
    const end = await run(
      task,
      // A second attempt skips the pages that the first attempt has read.
      () => ({ kind: 'file', media_type, first_page: reading.pages.length + 1 }),
      (report) => report.kind === 'found' && addFinding(reading, report.finding),
    );
    reading.is_unreadable ||= end !== 'finished';
    reading.is_too_slow = end === 'too slow';
    return reading;
  };

  const makePicturesNow = async (task: ReadingTask): Promise<Photographed> => {
    const { media_type } = task;
    let findings: PhotoFinding[] = [];
    const end = await run(
      task,
      () => {
        findings = [];
        return { kind: 'photo', media_type };
      },
      (report) => report.kind === 'photo_found' && findings.push(report.finding),
    );
    return end === 'finished' ? photographedOf(findings) : { failure: 'unreadable' };
  };

  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    read: (task) => inTurn(() => readNow(task)),
    makePictures: (task) => inTurn(() => makePicturesNow(task)),
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await drop();
      await last;
    },
    pid: () => running?.pid,
  };
}
