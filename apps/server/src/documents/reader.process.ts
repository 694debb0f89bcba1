import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { WatchdogOrders } from './memory-watchdog.ts';
import {
  type Finding,
  PICTURE_PIXELS_MAX,
  READER_MEMORY_BYTES,
  type ReadingOrder,
  type ReadingReport,
  THUMBNAIL_HEIGHT_MAX_PX,
  THUMBNAIL_WIDTH_PX,
} from './reading.ts';
import { readPdf } from './read-pdf.ts';

/** Runs an action that some systems or accounts do not allow. */
function tryTo(action: () => void): void {
  try {
    action();
  } catch {
    // The memory watchdog limits the process on every system.
  }
}

/** Lowers the priority below that of the server and the database. On Linux each thread has its own priority. */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY_BELOW_NORMAL);
}

/**
 * Makes Linux refuse this process more memory than it has now plus a limit. Node reserves gigabytes of addresses, so
 * the limit counts from its start. Core dumps are off, because they would contain documents of members.
 */
function limitData(): void {
  const kilobytes = /^VmData:\s+(?<size>\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.groups;
  const bytes = Number(kilobytes?.['size']) * 1024 + READER_MEMORY_BYTES;
  execFileSync('prlimit', ['--pid', String(process.pid), `--data=${bytes}`, '--core=0'], { stdio: 'ignore' });
}

/**
 * Restricts this process before it reads a file: low priority, limited memory, and the first to be ended when the
 * machine is out of memory. Call it once all modules are loaded. It resolves when the memory watchdog runs.
 */
async function restrainProcess(): Promise<void> {
  tryTo(lowerPriority);
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  tryTo(limitData);
  const workerData: WatchdogOrders = { bytesMax: READER_MEMORY_BYTES, parentPid: process.ppid };
  const watchdog = new Worker(new URL('memory-watchdog.ts', import.meta.url), { workerData });
  await once(watchdog, 'message');
  watchdog.unref();
}

// The process reads one image at a time, and none of them again.
sharp.concurrency(1);
sharp.cache(false);

/** Creates an upright thumbnail without the metadata of the image, such as its location. @throws when it is broken. */
async function readImage(bytes: Uint8Array): Promise<void> {
  const thumbnail = await sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX })
    .rotate()
    .resize({
      width: THUMBNAIL_WIDTH_PX,
      height: THUMBNAIL_HEIGHT_MAX_PX,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer();
  await report({ kind: 'thumbnail', bytes: new Uint8Array(thumbnail) });
}

/** The program of the reading process. It reads one file after another, and reports each finding at once. */

const send = async (message: ReadingReport): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const report = async (finding: Finding): Promise<void> => send({ kind: 'found', finding });

type FileOrder = Extract<ReadingOrder, { kind: 'file' }>;

async function read({ media_type, first_page }: FileOrder, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    if (media_type === 'application/pdf') await readPdf(bytes, first_page, report);
    else if (media_type.startsWith('image/')) await readImage(bytes);
  } catch {
    // A broken file is not an error of this process.
    await report({ kind: 'unreadable' });
  }
  await send({ kind: 'done', rss: process.memoryUsage.rss() });
}

let file: FileOrder | undefined;
let pieces: Uint8Array[] = [];

process.on('message', (order: ReadingOrder) => {
  if (order.kind === 'file') {
    file = order;
    pieces = [];
  } else if (order.kind === 'bytes') pieces.push(order.bytes);
  else if (file) {
    const bytes = new Uint8Array(Buffer.concat(pieces));
    pieces = [];
    void read(file, bytes);
  }
});
// The server decides when this process ends. A terminal sends Ctrl-C to both.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

await restrainProcess();
await send({ kind: 'ready' });
