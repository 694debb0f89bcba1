import { addFinding, newReading, type Reading, READING_TIMEOUT_MS, type ReadingTask } from './reading.ts';
import { ReadingCutOff, startReadingProcess, type ReadingProcess } from './reading-process.ts';

/** Reads documents one after another in a separate process, so that their content never enters the server's memory. */
export interface Reader {
  /**
   * Reads a file. One that is broken, protected, too large or too slow counts as unreadable, and keeps what was found.
   * @throws ReaderClosed, the error of opening the file, or ReadingCutOff when no process starts.
   */
  read: (task: ReadingTask) => Promise<Reading>;
  /** Ends the process, whatever it is reading. */
  close: () => Promise<void>;
  /** The process that reads, while there is one. */
  pid: () => number | undefined;
}

/** The server stops while a file is read. This says nothing about the file. */
export class ReaderClosed extends Error {
  constructor() {
    super('The reader was closed.');
    this.name = 'ReaderClosed';
  }
}

/** Attempts at a file that ends its process. The second attempt has a new process. */
const ATTEMPTS = 2;

/** Files that one process reads at most, so that memory leaks of libraries end with it. */
const FILES_MAX = 50;

/** A process that uses more bytes of memory than this after a file is replaced. */
const WORN_BYTES = 400_000_000;

/** Milliseconds after the last file until the process ends. */
const IDLE_MS = 60_000;

/** Other files have neither text nor thumbnail. */
const canBeRead = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || mediaType.startsWith('image/');

/** Starts its process at the first file, and a new one after a file that broke it. */
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

  /** Adds what it finds to `reading`. @returns false when the file ended the process. */
  const attempt = async ({ open, media_type }: ReadingTask, reading: Reading): Promise<boolean> => {
    const reader = await start();
    try {
      // A second attempt skips the pages that are known already.
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
