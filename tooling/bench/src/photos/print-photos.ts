import { setTimeout as wait } from 'node:timers/promises';
import { createLargePhoto } from '@mijn/server/testing/photos';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { prepareReader } from '../reading/prepare-reader.ts';
import { watch, type Watched } from '../reading/watch.ts';
import { startRealServer, withDataFolder, type RealServer } from '../real-server.ts';
import { connectionIn } from '../server/rows.ts';
import { createUploader, differentPhotos, uploadPhoto, type Uploader } from './upload-photos.ts';

const IDLE_MS = 20_000;
const PHOTOS = 40;
const UPLOADS_AT_ONCE = 20;
const UPLOAD_BYTES = 20_000_000;

/** The timeout to process all photos, in milliseconds. */
const PATIENCE_MS = 15 * 60_000;

const MEGABYTE = 1_000_000;

/**
 * Waits until no photo is processing.
 * @throws Error when this takes too long, or when a photo failed.
 */
async function untilReady(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(250)) {
    const { rows } = await client.query<{ state: string }>('select distinct state from photos');
    if (rows.some(({ state }) => state === 'failed')) throw new Error('A photo failed.');
    if (!rows.some(({ state }) => state === 'processing')) return;
  }
  throw new Error('The photos were not processed in time.');
}

/** Returns what is measured while some work lasts. */
async function during(target: Parameters<typeof watch>[0], work: () => Promise<void>): Promise<Watched> {
  let isOver = false;
  const watched = watch(target, () => isOver);
  await work().finally(() => {
    isOver = true;
  });
  return watched;
}

function printRow(name: string, { calls, p95, memory }: Watched): void {
  const megabytes = (memory / MEGABYTE).toFixed(0);
  console.log(
    `${name.padEnd(24)}${String(calls).padStart(9)}${p95.toFixed(1).padStart(9)}${megabytes.padStart(28)}`,
  );
}

const verdict = (isKept: boolean): string => (isKept ? 'kept' : 'BROKEN');

async function uploadInTurn(uploader: Uploader, photo: Buffer, client: pg.Client): Promise<void> {
  for (const bytes of differentPhotos(photo, PHOTOS, 0)) await uploadPhoto(uploader, bytes);
  await untilReady(client);
}

async function measure(server: RealServer, client: pg.Client): Promise<void> {
  const reader = await prepareReader(client);
  const uploader = await createUploader(server.address, reader);
  const target = { url: `${server.address}/api/auth/user`, headers: uploader.headers, pid: server.pid };
  const photo = await createLargePhoto();
  const rest = () => during(target, () => wait(IDLE_MS));
  await during(target, () => wait(IDLE_MS / 4));
  const idle = await rest();

  const started = Date.now();
  const processing = await during(target, () => uploadInTurn(uploader, photo, client));
  const seconds = (Date.now() - started) / 1000;
  await client.query('delete from photos');
  const idleAgain = await rest();
  const uploads = [...differentPhotos(photo, UPLOADS_AT_ONCE, UPLOAD_BYTES)];
  const uploading = await during(target, async () => {
    await Promise.all(uploads.map((bytes) => uploadPhoto(uploader, bytes)));
  });

  console.log('GET auth/user              calls   p95 ms   memory of the server, MB');
  printRow('idle', idle);
  printRow(`${PHOTOS} photos`, processing);
  printRow('idle again', idleAgain);
  printRow(`${UPLOADS_AT_ONCE} uploads at once`, uploading);
  const { p95Max, memoryBytesMax } = budgets.photos;
  const slower = processing.p95 / idle.p95;
  const grown = uploading.memory - idle.memory;
  console.log(
    `${PHOTOS} photos of 12 megapixels (${(photo.length / MEGABYTE).toFixed(1)} MB each) were uploaded and processed in ${seconds.toFixed(0)} s\n` +
      `${verdict(slower < p95Max)}: a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}\n` +
      `${verdict(grown < memoryBytesMax)}: ${(grown / MEGABYTE).toFixed(0)} MB above idle during ${UPLOADS_AT_ONCE} uploads of ` +
      `${UPLOAD_BYTES / MEGABYTE} MB at once, which must be under ${memoryBytesMax / MEGABYTE}`,
  );
}

/**
 * Prints the response times of the server while it processes 40 photos, and its memory during 20 uploads at
 * once. This is the command `bench photos`.
 */
export async function printPhotos(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      await measure(server, client);
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
