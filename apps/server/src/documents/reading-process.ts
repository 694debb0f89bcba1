import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { type Finding, READER_HEAP_MB, type ReadingOrder, type ReadingReport } from './reading.ts';

/** The reading process ended before the file did: the file broke it, or it was killed for taking too much. */
export class ReadingCutOff extends Error {
  constructor() {
    super('The reading process ended.');
    this.name = 'ReadingCutOff';
  }
}

/** What a reading process is to read. */
export interface FileToSend {
  media_type: string;
  /** The page of a PDF, from 1, to begin the text at. */
  first_page: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** The server's side of one reading process, which reads one file at a time. */
export interface ReadingProcess {
  pid: number | undefined;
  /**
   * Has a file read.
   * @param timeoutMs counted from the last byte on; then the process is killed.
   * @returns the memory that the process has afterwards, in bytes.
   * @throws ReadingCutOff when the process ends first, and whatever the source of the bytes throws.
   */
  read: (file: FileToSend, onFinding: (finding: Finding) => void, timeoutMs: number) => Promise<number>;
  kill: () => Promise<void>;
}

/** Milliseconds in which a process starts, also on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Variables that a program needs to find programs and folders. What reads the files of strangers gets no others. */
const KEPT_VARIABLES = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

function startChild(): ChildProcess {
  const kept = KEPT_VARIABLES.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  });
  return fork(new URL('reader.process.ts', import.meta.url), {
    env: Object.fromEntries(kept),
    execArgv: [`--max-old-space-size=${READER_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Ends with the process, once everything that it reported has arrived. */
async function endOf(child: ChildProcess): Promise<void> {
  // A process that could not be started emits "error" alone, which `once` throws.
  await Promise.all([once(child, 'exit'), once(child, 'disconnect')]).catch(() => undefined);
}

/** A process without work keeps no server alive; one with work does. */
function keepAlive(child: ChildProcess, isBusy: boolean): void {
  const method = isBusy ? 'ref' : 'unref';
  child[method]();
  child.channel?.[method]();
}

/** Starts a process that reads files. @throws ReadingCutOff when it does not start. */
export async function startReadingProcess(): Promise<ReadingProcess> {
  const child = startChild();
  const ended = endOf(child);
  const cutOff = ended.then((): never => {
    throw new ReadingCutOff();
  });
  cutOff.catch(() => undefined);
  // Whatever else goes wrong with a process, its end is what counts.
  child.on('error', () => undefined);
  let onReport: (report: ReadingReport) => void = () => undefined;
  child.on('message', (report: ReadingReport) => onReport(report));

  const killAfter = (timeoutMs: number) => setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  const send = async (order: ReadingOrder): Promise<void> => {
    const sent = new Promise<void>((resolve, reject) => {
      child.send(order, (error) => (error ? reject(new ReadingCutOff()) : resolve()));
    });
    await Promise.race([sent, cutOff]);
  };

  const ready = new Promise<void>((resolve) => {
    onReport = ({ kind }) => kind === 'ready' && resolve();
  });
  const starting = killAfter(START_TIMEOUT_MS);
  await Promise.race([ready, cutOff]).finally(() => clearTimeout(starting));
  keepAlive(child, false);

  return {
    pid: child.pid,
    read: async ({ bytes, ...file }, onFinding, timeoutMs) => {
      const done = new Promise<number>((resolve) => {
        onReport = (report) => {
          if (report.kind === 'found') onFinding(report.finding);
          if (report.kind === 'done') resolve(report.rss);
        };
      });
      let timer: NodeJS.Timeout | undefined;
      keepAlive(child, true);
      try {
        await send({ kind: 'file', ...file });
        for await (const piece of bytes) await send({ kind: 'bytes', bytes: piece });
        await send({ kind: 'end' });
        timer = killAfter(timeoutMs);
        return await Promise.race([done, cutOff]);
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
