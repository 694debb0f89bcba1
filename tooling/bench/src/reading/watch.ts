import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile.ts';

/** What a member and the machine notice of the server for some time. */
export interface Watched {
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number;
  /** Bytes of memory that the server had at most. */
  memory: number;
  calls: number;
}

/** Milliseconds between two calls. */
const PAUSE_MS = 10;

/** Calls between two looks at the memory. */
const CALLS_PER_LOOK = 20;

/** Bytes of memory of a process, as the system counts them. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

/** Asks an address again and again, one call at a time, until `isOver`. @throws Error when an answer is not 200. */
export async function watch(
  { url, headers, pid }: { url: string; headers: Record<string, string>; pid: number },
  isOver: () => boolean,
): Promise<Watched> {
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
  return { p95: percentile(times, 0.95), memory, calls: times.length };
}
