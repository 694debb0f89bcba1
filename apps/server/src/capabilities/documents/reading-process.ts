import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type FileOrder, READER_HEAP_MB, type ReadingOrder, type ReadingReport } from './reading.ts';

/** The file broke the reading process, or the process used too much memory. */
export class ReadingCutOff extends Error {
  constructor() {
    super('The reading process ended.');
    this.name = 'ReadingCutOff';
  }
}

/** The error when a file is not read within its time. The process is killed. */
export class ReadingTooSlow extends Error {
  constructor() {
    super('The file was not read in time.');
    this.name = 'ReadingTooSlow';
  }
}

interface FileToSend {
  order: FileOrder;
  bytes: AsyncIterable<Uint8Array>;
}

export type FoundReport = Extract<ReadingReport, { finding: unknown }>;

/** A handle of the server on one reading process, which reads one file at a time. */
export interface ReadingProcess {
  pid: number | undefined;
  /**
   * Counts `timeoutMs` from the last byte, and returns the bytes of memory afterwards. @throws ReadingTooSlow after
   * `timeoutMs`, ReadingCutOff if the process ends before, or the error of the source of the bytes.
   */
  read: (file: FileToSend, onFound: (report: FoundReport) => void, timeoutMs: number) => Promise<number>;
  kill: () => Promise<void>;
}

const START_TIMEOUT_MS = 60_000;

/** The reading process gets no other variables, because it reads untrusted files. */
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function startChild(memoryBytes: number): ChildProcess {
  const kept = KEPT_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return fork(new URL('reader.process.ts', import.meta.url), [String(memoryBytes)], {
    env: Object.fromEntries(kept),
    execArgv: [`--max-old-space-size=${READER_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Resolves when the process has ended and all its messages have arrived. */
async function endOf(child: ChildProcess): Promise<void> {
  // A process that could not start emits only "error", which makes `once` reject.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]).catch(() => undefined);
}

/** Makes a busy process keep the server running. An idle process does not prevent that the server ends. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  const method = isBusy ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}

/** @throws ReadingCutOff if the process does not start. */
export async function startReadingProcess(memoryBytes: number): Promise<ReadingProcess> {
  const child = startChild(memoryBytes);
  const ended = endOf(child);
  const cutOff = ended.then((): never => {
    throw new ReadingCutOff();
  });
  cutOff.catch(() => undefined);
  // The error is ignored, because the end of the process reports every failure.
  child.on('error', () => undefined);
  let onReport: (report: ReadingReport) => void = () => undefined;
  child.on('message', (report: ReadingReport) => onReport(report));

  const send = async (order: ReadingOrder): Promise<void> => {
    const sent = new Promise<void>((resolve, reject) => {
      child.send(order, (error) => (error ? reject(new ReadingCutOff()) : resolve()));
    });
    await Promise.race([sent, cutOff]);
  };

  const ready = new Promise<void>((resolve) => {
    onReport = ({ kind }) => kind === 'ready' && resolve();
  });
  const starting = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  await Promise.race([ready, cutOff]).finally(() => clearTimeout(starting));
  keepAlive(child, false);

  return {
    pid: child.pid,
    read: async ({ order, bytes }, onFound, timeoutMs) => {
      const done = new Promise<number>((resolve) => {
        onReport = (report) => {
          if (report.kind === 'done') resolve(report.rss);
          else if (report.kind !== 'ready') onFound(report);
        };
      });
      let timer: NodeJS.Timeout | undefined;
      const tooSlow = () =>
        new Promise<never>((_, reject) => {
          timer = setTimeout(() => {
            child.kill('SIGKILL');
            reject(new ReadingTooSlow());
          }, timeoutMs);
        });
      keepAlive(child, true);
      try {
        await send(order);
        for await (const piece of bytes) await send({ kind: 'bytes', bytes: piece });
        await send({ kind: 'end' });
        return await Promise.race([done, cutOff, tooSlow()]);
      } finally {
        clearTimeout(timer);
        keepAlive(child, false);
      }
    },
    kill: async () => {
      child.ref();
      child.kill('SIGKILL');
      await ended;
    },
  };
}
