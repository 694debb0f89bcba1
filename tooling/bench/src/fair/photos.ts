import { setTimeout as wait } from 'node:timers/promises';
import { createLargePhoto } from '@mijn/server/testing/photos';
import type pg from 'pg';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { inMegabytes, MEGABYTE, printVerdict } from '../harness/report.ts';
import {
  printWatched,
  printWatchHead,
  targetOf,
  watchDuring,
  watchFor,
  watchIdle,
} from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { createUploader, differentPhotos, uploadPhoto, type Uploader } from './upload.ts';

const IDLE_MS = 20_000;
const PHOTOS = 40;
const UPLOADS_AT_ONCE = 20;
const UPLOAD_BYTES = 20_000_000;

/** The timeout to process all photos, in milliseconds. */
const PATIENCE_MS = 15 * 60_000;

/** @throws Error when the photos take too long, or when one failed. */
async function untilReady(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(250)) {
    const { rows } = await client.query<{ state: string }>('select distinct state from photos');
    if (rows.some(({ state }) => state === 'failed')) throw new Error('A photo failed.');
    if (!rows.some(({ state }) => state === 'processing')) return;
  }
  throw new Error('The photos were not processed in time.');
}

async function uploadInTurn(uploader: Uploader, photo: Buffer, client: pg.Client): Promise<void> {
  for (const bytes of differentPhotos(photo, PHOTOS, 0)) await uploadPhoto(uploader, bytes);
  await untilReady(client);
}

async function measure({ server, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client);
  const uploader = await createUploader(server.url, await openSession(client));
  const target = targetOf(server, uploader.headers);
  const photo = await createLargePhoto();
  const idle = await watchIdle(target, IDLE_MS);
  const started = Date.now();
  const { watched: processing } = await watchDuring(target, async () =>
    uploadInTurn(uploader, photo, client),
  );
  const seconds = (Date.now() - started) / 1000;
  await client.query('delete from photos');
  const idleAgain = await watchFor(target, IDLE_MS);
  const uploads = [...differentPhotos(photo, UPLOADS_AT_ONCE, UPLOAD_BYTES)];
  const { watched: uploading } = await watchDuring(target, async () =>
    Promise.all(uploads.map(async (bytes) => uploadPhoto(uploader, bytes))),
  );

  printWatchHead();
  printWatched('idle', idle);
  printWatched(`${PHOTOS} photos`, processing);
  printWatched('idle again', idleAgain);
  printWatched(`${UPLOADS_AT_ONCE} uploads at once`, uploading);
  const { p95Max, memoryBytesMax } = budgets.photos;
  const slower = processing.p95 / idle.p95;
  const grown = uploading.memory - idle.memory;
  console.log(
    `${PHOTOS} photos of 12 megapixels (${(photo.length / MEGABYTE).toFixed(1)} MB each) were uploaded and processed in ${seconds.toFixed(0)} s.`,
  );
  printVerdict(
    slower < p95Max,
    `a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
  printVerdict(
    grown < memoryBytesMax,
    `${inMegabytes(grown)} MB above idle during ${UPLOADS_AT_ONCE} uploads of ${inMegabytes(UPLOAD_BYTES)} MB at once, ` +
      `which must be under ${inMegabytes(memoryBytesMax)}`,
  );
}

export const measurePhotos = async (): Promise<void> => withServer(measure);
