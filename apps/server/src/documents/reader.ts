import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import {
  READER_MEMORY_MB,
  READING_TIMEOUT_MS,
  UNREADABLE,
  type Reading,
  type ReadingTask,
} from './reading.ts';

/** Reads documents in a thread of its own, one after another: the event loop stays free. */
export interface Reader {
  /** Never fails: a file that is broken, protected, too large or too slow is read as unreadable. */
  read: (task: ReadingTask) => Promise<Reading>;
  /** Waits for the document at hand. */
  close: () => Promise<void>;
}

function startWorker(): Worker {
  const worker = new Worker(new URL('reader.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: READER_MEMORY_MB },
  });
  // A reader without work keeps no process alive.
  worker.unref();
  return worker;
}

/** Starts its thread at the first document, and a new one after a document that broke it. */
export function createReader(timeoutMs = READING_TIMEOUT_MS): Reader {
  let worker: Worker | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const drop = async (): Promise<void> => {
    const dropped = worker;
    worker = undefined;
    await dropped?.terminate();
  };

  const readNow = async ({ bytes, media_type }: ReadingTask): Promise<Reading> => {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), timeoutMs);
    try {
      worker ??= startWorker();
      // A channel of its own: what Node itself sends over the worker's (with --watch) is no answer.
      const { port1: answers, port2: port } = new MessageChannel();
      const answer = once(answers, 'message', { signal: end.signal });
      const exit = once(worker, 'exit', { signal: end.signal }).then(() => {
        throw new Error('The reader stopped.');
      });
      worker.postMessage({ bytes, media_type, port }, [bytes.buffer, port]);
      const [reading]: Reading[] = await Promise.race([answer, exit]);
      return reading ?? UNREADABLE;
    } catch {
      await drop();
      return UNREADABLE;
    } finally {
      clearTimeout(timer);
      end.abort();
    }
  };

  return {
    read: (task) => {
      const reading = last.then(() => readNow(task));
      last = reading;
      return reading;
    },
    close: async () => {
      await last;
      await drop();
    },
  };
}
