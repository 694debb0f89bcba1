import { parentPort, workerData } from 'node:worker_threads';

/** The data that the watchdog thread receives from the reading process. */
export interface WatchdogOrders {
  /** The maximum memory of the process, in bytes. */
  bytesMax: number;
  /** The process id of the server. */
  parentPid: number;
}

/**
 * The interval between two checks, in milliseconds. Within this time a process can fill some hundred
 * megabytes.
 */
const LOOK_EVERY_MS = 50;

const { bytesMax, parentPid }: WatchdogOrders = workerData;

/**
 * Kills this process if it uses too much memory or if the server has ended. The check runs in its own thread,
 * so that a busy main thread does not delay it.
 */
function check(): void {
  if (process.memoryUsage.rss() > bytesMax || process.ppid !== parentPid) {
    process.kill(process.pid, 'SIGKILL');
  }
}

check();
setInterval(check, LOOK_EVERY_MS);
// The origin that the rule requires exists only in messages between windows.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('watching');
