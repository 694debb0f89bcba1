import { addFinding, newReading, type Reading, READING_TIMEOUT_MS, type ReadingTask } from './reading.ts';
import { ReadingCutOff, startReadingProcess, type ReadingProcess } from './reading-process.ts';

/**
 * Reads documents one after another in a separate process, so that their content is never in the memory of
 * the server.
 */
export interface Reader {
  /**
   * Reads a file. A file that is broken, protected, too large or too slow is marked as unreadable, and the
   * findings so far are kept.
   * @throws ReaderClosed, the error of opening the file, or ReadingCutOff if no process starts.
   */
  read: (task: ReadingTask) => Promise<Reading>;
  /** Ends the reading process, even if it is reading a file. */
  close: () => Promise<void>;
  /** Returns the id of the reading process, or undefined if no process runs. */
  pid: () => number | undefined;
}

/** The error when the server stops while a file is read. The file itself can be readable. */
export class ReaderClosed extends Error {
  constructor() {
    super('The reader was closed.');
    this.name = 'ReaderClosed';
  }
}

/**
 * The maximum number of attempts to read a file that ends its process. The second attempt has a new process.
 */
const ATTEMPTS = 2;

/** The maximum number of files that one process reads. A new process frees memory that libraries leaked. */
const FILES_MAX = 50;

/** The maximum memory of a process after a file, in bytes. A process that uses more memory is replaced. */
const WORN_BYTES = 400_000_000;

/** The delay after the last file before the process is ended, in milliseconds. */
const IDLE_MS = 60_000;

/** Returns whether a file can be read. Files of other types have neither text nor a thumbnail. */
const canBeRead = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/**
 * Creates a reader. It starts a process at the first file, and a new process after a file that ended the
 * previous process.
 */
export function createReader(timeoutMs = READING_TIMEOUT_MS): Reader {
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
    running ??= await startReadingProcess();
    if (isClosed) throw new ReaderClosed();
    return running;
  };

  /**
   * Reads a file once, and adds the findings to `reading`.
   * @returns false if the file ended the process.
   */
  const attempt = async ({ open, media_type }: ReadingTask, reading: Reading): Promise<boolean> => {
    const reader = await start();
    try {
      // A second attempt skips the pages that the first attempt has read.
      const file = { media_type, first_page: reading.pages.length + 1, bytes: await open() };
      const rss = await reader.read(file, (finding) => addFinding(reading, finding), timeoutMs);
      filesRead += 1;
      if (rss > WORN_BYTES || filesRead >= FILES_MAX) await drop();
      return true;
    } catch (error) {
      await drop();
      if (isClosed) throw new ReaderClosed();
      if (error instanceof ReadingCutOff) return false;
      throw error;
    }
  };

  const readNow = async (task: ReadingTask): Promise<Reading> => {
    clearTimeout(idle);
    const reading = newReading();
    if (!canBeRead(task.media_type)) return reading;
    let isFinished = false;
    for (let left = ATTEMPTS; left > 0 && !isFinished; left -= 1) isFinished = await attempt(task, reading);
    if (!isFinished) reading.is_unreadable = true;
    idle = setTimeout(() => void drop(), IDLE_MS).unref();
    return reading;
  };

  return {
    read: (task) => {
      const reading = last.then(() => readNow(task));
      last = reading.catch(() => undefined);
      return reading;
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      await drop();
      await last;
    },
    pid: () => running?.pid,
  };
}
