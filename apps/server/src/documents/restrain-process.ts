import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { WatchdogOrders } from './memory-watchdog.ts';
import { READER_MEMORY_BYTES } from './reading.ts';

/** Does what not every system or account can. */
function tryTo(action: () => void): void {
  try {
    action();
  } catch {
    // What remains are the limits that every system has.
  }
}

/** Lets the server and the database go first. On Linux each thread has a priority of its own. */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY_BELOW_NORMAL);
}

/**
 * Has Linux refuse this process more memory than it has now and a limit on top. Node reserves addresses by the gigabyte,
 * so that the limit counts from what it has reserved at its start. No core dump is left of what members store.
 */
function limitData(): void {
  const kilobytes = /^VmData:\s+(?<size>\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.groups;
  const bytes = Number(kilobytes?.['size']) * 1024 + READER_MEMORY_BYTES;
  execFileSync('prlimit', ['--pid', String(process.pid), `--data=${bytes}`, '--core=0'], { stdio: 'ignore' });
}

/**
 * Makes a process harmless before it touches what a stranger sent: low priority, the first to be ended when the machine
 * is out of memory, and limited memory. Called once everything is loaded.
 */
export function restrainProcess(): void {
  tryTo(lowerPriority);
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  tryTo(limitData);
  const workerData: WatchdogOrders = { bytesMax: READER_MEMORY_BYTES, parentPid: process.ppid };
  new Worker(new URL('memory-watchdog.ts', import.meta.url), { workerData }).unref();
}
