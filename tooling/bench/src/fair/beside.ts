import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openSession } from '../harness/database.ts';
import { percentile } from '../harness/percentile.ts';
import { inMegabytes, printVerdict, tableOf } from '../harness/report.ts';
import type { Running } from '../harness/with-server.ts';
import type { CallerKind, CallerOptions } from './callers.ts';
import type { WatchedCall } from './watcher.ts';

/** The time that is measured without other work, and beside callers, in milliseconds. `BENCH_SECONDS` sets it. */
const WATCH_MS = Number(process.env['BENCH_SECONDS'] ?? 20) * 1000;

/** The time that callers get to start, in milliseconds. */
const START_MS = 5000;

/** The time between two looks at the memory of the server, in milliseconds. */
const LOOK_MS = 250;

export type Callers = readonly [kind: CallerKind, options: CallerOptions];

export interface Work {
  name: string;
  /** What is done meanwhile: once, or by callers until they are ended. */
  work: (() => Promise<unknown>) | readonly Callers[];
  /** The p95 must be under so many times the idle one. */
  p95Max?: number;
  /** The maximum memory of the server above that when idle, in bytes. */
  memoryBytesMax?: number;
}

interface Watched {
  /** In milliseconds. */
  times: readonly number[];
  /** The maximum memory of the server, in bytes. */
  memory: number;
}

/** Returns the resident memory of a process, in bytes. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

/** Starts callers in a process of their own, so that their work does not delay the calls that are measured. */
const startCallers = ([kind, options]: Callers): ChildProcess =>
  spawn(process.execPath, [path.join(import.meta.dirname, 'callers.ts'), kind, JSON.stringify(options)], {
    stdio: 'inherit',
  });

/** Returns the call `GET auth/user` of a member. */
export async function callOf({ server, client }: Running, code?: string): Promise<WatchedCall> {
  const { headers } = await openSession(client, code);
  return { kind: 'user', url: server.url, headers };
}

type Watch = (work: () => Promise<unknown>) => Promise<Watched>;

/** Calls a function with one that watches a call, which a process of its own makes again and again, until some work has ended. */
async function withWatcher(
  pid: number,
  call: WatchedCall,
  measure: (watch: Watch) => Promise<void>,
): Promise<void> {
  const watcher = fork(path.join(import.meta.dirname, 'watcher.ts'), [JSON.stringify(call)]);
  const failed = once(watcher, 'exit').then(() => {
    throw new Error('The call of the member could not be made.');
  });
  const watch: Watch = async (work) => {
    let memory = memoryOf(pid);
    const looks = setInterval(() => {
      memory = Math.max(memory, memoryOf(pid));
    }, LOOK_MS);
    try {
      watcher.send('begin');
      await Promise.race([work(), failed]);
      const sent = once(watcher, 'message');
      watcher.send('end');
      const [times] = await Promise.race([sent, failed]);
      return { times, memory };
    } finally {
      clearInterval(looks);
    }
  };
  try {
    await Promise.race([measure(watch), failed]);
  } finally {
    watcher.kill();
  }
}

/** @throws Error when the callers have ended before, or could not do their work. */
async function end(caller: ChildProcess): Promise<void> {
  const ended = once(caller, 'exit');
  if (!caller.kill() || (await ended)[0] !== 0) throw new Error('The callers did not do their work.');
}

const printRow = tableOf(42, 7, 9, 12, 12);

/** Watches a call, first without other work and then beside each work, and prints what the member notices of it. */
export async function measureBeside(
  { server: { pid } }: Running,
  call: WatchedCall,
  works: readonly Work[],
): Promise<void> {
  await withWatcher(pid, call, async (watch) => printBeside(watch, works));
}

async function printBeside(watch: Watch, works: readonly Work[]): Promise<void> {
  const watchFor = async (ms: number): Promise<Watched> => watch(async () => wait(ms));
  const watchBeside = async (callers: readonly Callers[]): Promise<Watched> => {
    const started = callers.map(startCallers);
    try {
      await wait(START_MS);
      return await watchFor(WATCH_MS);
    } finally {
      await Promise.all(started.map(end));
    }
  };
  const print = (name: string, { times, memory }: Watched, idleP95?: number): number => {
    const p95 = percentile(times, 0.95);
    const slowest = Math.max(...times).toFixed(1);
    const ratio = idleP95 === undefined ? undefined : (p95 / idleP95).toFixed(2);
    printRow([name, times.length, p95.toFixed(1), slowest, inMegabytes(memory)], ratio);
    return p95;
  };

  printRow(['one call at a time, of a member', 'calls', 'p95 ms', 'slowest ms', 'memory MB']);
  await watchFor(WATCH_MS / 4);
  const idle = await watchFor(WATCH_MS);
  const idleP95 = print('idle', idle);
  for (const { name, work, p95Max = Infinity, memoryBytesMax = Infinity } of works) {
    const during = typeof work === 'function' ? await watch(work) : await watchBeside(work);
    const slower = print(name, during, idleP95) / idleP95;
    if (p95Max < Infinity) printVerdict(slower < p95Max, `a p95 under ${p95Max} times the idle one`);
    const grown = during.memory - idle.memory;
    if (memoryBytesMax < Infinity)
      printVerdict(
        grown < memoryBytesMax,
        `${inMegabytes(grown)} MB above idle, under ${inMegabytes(memoryBytesMax)}`,
      );
  }
}
