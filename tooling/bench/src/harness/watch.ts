import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile.ts';
import type { RealServer } from './real-server.ts';
import { inMegabytes, tableOf } from './report.ts';

export interface Target {
  url: string;
  headers: Record<string, string>;
  pid: number;
}

export interface Watched {
  /** In milliseconds. */
  p95: number;
  /** In milliseconds. */
  slowest: number;
  /** The maximum memory of the server, in bytes. */
  memory: number;
  calls: number;
}

/** The pause between two requests, in milliseconds. */
const PAUSE_MS = 10;

const CALLS_PER_LOOK = 20;

/** Returns the resident memory of a process, in bytes. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

export const targetOf = ({ url, pid }: RealServer, headers: Record<string, string>): Target => ({
  url: `${url}/api/auth/user`,
  headers,
  pid,
});

async function watch({ url, headers, pid }: Target, isOver: () => boolean): Promise<Watched> {
  const times: number[] = [];
  let memory = memoryOf(pid);
  while (!isOver()) {
    const before = performance.now();
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    times.push(performance.now() - before);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    if (times.length % CALLS_PER_LOOK === 0) memory = Math.max(memory, memoryOf(pid));
    await wait(PAUSE_MS);
  }
  return { p95: percentile(times, 0.95), slowest: Math.max(...times), memory, calls: times.length };
}

export async function watchFor(target: Target, ms: number): Promise<Watched> {
  const end = Date.now() + ms;
  return watch(target, () => Date.now() >= end);
}

export async function watchIdle(target: Target, ms: number): Promise<Watched> {
  await watchFor(target, ms / 4);
  return watchFor(target, ms);
}

export async function watchDuring<T>(
  target: Target,
  work: () => Promise<T>,
): Promise<{ watched: Watched; result: T }> {
  let isOver = false;
  const watching = watch(target, () => isOver);
  const result = await work().finally(() => {
    isOver = true;
  });
  return { watched: await watching, result };
}

const printRow = tableOf(42, 7, 9, 12, 12);

export const printWatchHead = (): void =>
  printRow(['GET auth/user', 'calls', 'p95 ms', 'slowest ms', 'memory MB']);

export function printWatched(name: string, { calls, p95, slowest, memory }: Watched, end?: string): void {
  printRow([name, calls, p95.toFixed(1), slowest.toFixed(1), inMegabytes(memory)], end);
}
