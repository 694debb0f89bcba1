import { addFinding, newReading, type Reading, READING_TIMEOUT_MS, type ReadingTask } from './reading.ts';
import { ReadingCutOff, startReadingProcess, type ReadingProcess } from './reading-process.ts';

/** Reads documents in a process of its own, one after another: nothing that is in them reaches the server's memory. */
export interface Reader {
  /**
   * Reads a file; one that is broken, protected, too large or too slow is read as unreadable, with what was found.
   * @throws ReaderClosed, whatever opening the file throws, and ReadingCutOff when no process starts.
   */
  read: (task: ReadingTask) => Promise<Reading>;
  /** Ends the process, whatever it is reading. */
  close: () => Promise<void>;
  /** The process that reads, while there is one. */
  pid: () => number | undefined;
}

/** The server stops: nothing is known of the file at hand. */
export class ReaderClosed extends Error {
  constructor() {
    super('The reader was closed.');
    this.name = 'ReaderClosed';
  }
}

/** Attempts at a file that ends its process: the second has a new process to itself. */
const ATTEMPTS = 2;

/** Files that one process reads at most: what libraries leave behind ends with it. */
const FILES_MAX = 50;

/** Bytes of memory after a file, above which a process is replaced. */
const WORN_BYTES = 400_000_000;

/** Milliseconds after the last file until the process ends. */
const IDLE_MS = 60_000;

/** Text and pictures are read of nothing else. */
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
      // What was found before is not read again: less is left to break on.
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
