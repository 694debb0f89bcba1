import { parentPort, workerData } from 'node:worker_threads';

/** What the thread checks. */
export interface WatchdogOrders {
  /** Bytes of memory that the process may have. */
  bytesMax: number;
  /** The server that it works for. */
  parentPid: number;
}

/** Milliseconds between two checks. A process can fill some hundred megabytes in that time. */
const LOOK_EVERY_MS = 50;

const { bytesMax, parentPid }: WatchdogOrders = workerData;

/** Ends its own process, however busy the main thread is, when it uses too much memory or the server is gone. */
function check(): void {
  if (process.memoryUsage.rss() > bytesMax || process.ppid !== parentPid) {
    process.kill(process.pid, 'SIGKILL');
  }
}

check();
setInterval(check, LOOK_EVERY_MS);
// Only windows have an origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage('watching');
