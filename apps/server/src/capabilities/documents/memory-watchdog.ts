import { parentPort, workerData } from 'node:worker_threads';

export interface WatchdogOrders {
  bytesMax: number;
  parentPid: number;
}

/** The interval in milliseconds, in which a process can fill some hundred megabytes. */
const LOOK_EVERY_MS = 50;

const { bytesMax, parentPid }: WatchdogOrders = workerData;

/** Runs in its own thread, so that a busy main thread does not delay the check. */
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
