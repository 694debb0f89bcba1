import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from './percentile.ts';

/** The response times and the memory of the server over a period. */
export interface Watched {
  /** The p95 of the response time, in milliseconds. */
  p95: number;
  /** The response time of the slowest call, in milliseconds. */
  slowest: number;
  /** The maximum memory of the server, in bytes. */
  memory: number;
  calls: number;
}

/** The pause between two requests, in milliseconds. */
const PAUSE_MS = 10;

/** The number of requests between two measurements of the memory. */
const CALLS_PER_LOOK = 20;

/** Returns the resident memory of a process, in bytes. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

/**
 * Requests a URL repeatedly, one request at a time, until `isOver` returns true.
 * @throws Error when a response is not successful.
 */
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
  return { p95: percentile(times, 0.95), slowest: Math.max(...times), memory, calls: times.length };
}
