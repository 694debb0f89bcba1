import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import type { WatchdogOrders } from './memory-watchdog.ts';
import { failureOf, makePictures } from './photos/make-pictures.ts';
import type { PhotoFinding } from './photos/pictures.ts';
import {
  type FileOrder,
  type Finding,
  PICTURE_PIXELS_MAX,
  type ReadingOrder,
  type ReadingReport,
  THUMBNAIL_HEIGHT_MAX_PX,
  THUMBNAIL_WIDTH_PX,
} from './reading.ts';
import { readPdf } from './read-pdf.ts';

/** The server passes the limit in bytes as the only argument. */
const memoryBytes = Number(process.argv[2]);

/** Ignores errors, because some systems or accounts do not allow the action. */
function tryTo(action: () => void): void {
  try {
    action();
  } catch {
    // The memory watchdog limits the process on every system.
  }
}

/** On Linux each thread has its own priority. */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority;
  setPriority(PRIORITY_BELOW_NORMAL);
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), PRIORITY_BELOW_NORMAL);
}

/** Adds the limit to the current size, because Node reserves gigabytes of addresses. Core dumps would contain documents. */
function limitData(): void {
  const kilobytes = /^VmData:\s+(?<size>\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8'))?.groups;
  const bytes = Number(kilobytes?.['size']) * 1024 + memoryBytes;
  execFileSync('prlimit', ['--pid', String(process.pid), `--data=${bytes}`, '--core=0'], { stdio: 'ignore' });
}

/** Linux ends this process first when memory is short. Call this after all modules are loaded. Waits for the watchdog. */
async function restrainProcess(): Promise<void> {
  tryTo(lowerPriority);
  tryTo(() => writeFileSync('/proc/self/oom_score_adj', '1000'));
  const workerData: WatchdogOrders = { bytesMax: memoryBytes, parentPid: process.ppid };
  const watchdog = new Worker(new URL('memory-watchdog.ts', import.meta.url), { workerData });
  await once(watchdog, 'message');
  watchdog.unref();
  // The watchdog has reserved its own memory now, which does not count.
  tryTo(limitData);
}

// The process reads one image at a time, and never reads the same image twice.
sharp.concurrency(1);
sharp.cache(false);

/** Removes metadata such as the location. @throws Error if the image is broken. */
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

const send = async (message: ReadingReport): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
  });

const report = async (finding: Finding): Promise<void> => send({ kind: 'found', finding });

const reportPhoto = async (finding: PhotoFinding): Promise<void> => send({ kind: 'photo_found', finding });

// A broken file is not an error of this process.

async function readDocument(
  { media_type, first_page }: Extract<FileOrder, { kind: 'file' }>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    if (media_type === 'application/pdf') await readPdf(bytes, first_page, report);
    else if (media_type.startsWith('image/')) await readImage(bytes);
  } catch {
    await report({ kind: 'unreadable' });
  }
}

async function readPhoto(media_type: string, bytes: Uint8Array): Promise<void> {
  try {
    await makePictures(media_type, bytes, reportPhoto);
  } catch (error) {
    await reportPhoto({ kind: 'failed', failure: failureOf(error) });
  }
}

async function read(order: FileOrder, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  await (order.kind === 'file' ? readDocument(order, bytes) : readPhoto(order.media_type, bytes));
  await send({ kind: 'done', rss: process.memoryUsage.rss() });
}

let file: FileOrder | undefined;
let pieces: Uint8Array[] = [];

process.on('message', (order: ReadingOrder) => {
  if (order.kind === 'file' || order.kind === 'photo') {
    file = order;
    pieces = [];
  } else if (order.kind === 'bytes') pieces.push(order.bytes);
  else if (file) {
    const bytes = new Uint8Array(Buffer.concat(pieces));
    pieces = [];
    void read(file, bytes);
  }
});
// The server decides when this process ends, so signals are ignored. A terminal sends Ctrl-C to both
// processes.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

await restrainProcess();
await send({ kind: 'ready' });
