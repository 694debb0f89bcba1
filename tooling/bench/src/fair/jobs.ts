import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createLargePhoto } from '@mijn/server/testing/photos';
import type pg from 'pg';
import { openSession } from '../harness/database.ts';
import { withDataFolder } from '../harness/real-server.ts';
import { printVerdict } from '../harness/report.ts';
import { withMembers } from '../harness/with-server.ts';
import { runImport } from '../import/run-import.ts';
import { sizeOf, writeFolder } from '../import/write-folder.ts';
import { callOf, measureBeside, WATCH_MS } from './beside.ts';
import { mailMembers, withMailServer } from './mail-run.ts';
import { createUploader, uploadPhotos } from './upload.ts';

/** The longest that is waited for the work of a server, in milliseconds. */
const PATIENCE_MS = 15 * 60_000;

/** Waits until a query returns no row. */
async function untilNone(client: pg.Client, query: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(250))
    if ((await client.query(query)).rowCount === 0) return;
  throw new Error('The server took too long.');
}

/** The p95 of a member while the operator imports 58,400 rows. */
export const measureImport = async (): Promise<void> =>
  withDataFolder(async (folder) =>
    withMembers(1, async (running) => {
      const source = path.join(folder, 'levering');
      const rows = await writeFolder(source, sizeOf(40_000));
      await measureBeside(running, await callOf(running), [
        {
          name: `${rows} imported rows`,
          work: async () => {
            const { seconds } = await runImport(source, running.dataDir);
            console.log(`${rows} rows were imported in ${seconds.toFixed(0)} s`);
          },
          p95Max: 2,
        },
      ]);
    }),
  );

/** The p95 of a member while 40 photos are processed, and the memory of the server during 20 uploads of 20 MB at once. */
export const measurePhotos = async (): Promise<void> =>
  withMembers(1, async (running) => {
    const { client, server } = running;
    const uploader = await createUploader(server.url, await openSession(client));
    const photo = await createLargePhoto();
    await measureBeside(running, await callOf(running), [
      {
        name: '40 photos of 12 megapixels, in turn',
        work: async () => {
          for (const uploaded of uploadPhotos(uploader, photo, 40, 0)) await uploaded;
          await untilNone(client, "select from photos where state = 'processing' limit 1");
        },
        p95Max: 3,
      },
      {
        name: 'idle again',
        work: async () => {
          const { rowCount } = await client.query("delete from photos where state <> 'failed'");
          if (rowCount !== 40) throw new Error('A photo failed.');
          await wait(WATCH_MS);
        },
      },
      {
        name: '20 uploads of 20 MB at once',
        work: async () => Promise.all(uploadPhotos(uploader, photo, 20, 20_000_000)),
        memoryBytesMax: 350_000_000,
      },
    ]);
  });

const OWNERS = 5000;

/** The time until mails to 5,000 owners are written, and the p95 of a member until they are sent. */
export const measureNotifications = async (): Promise<void> =>
  withMailServer(OWNERS, async (running) => {
    await measureBeside(running, await callOf(running), [
      {
        name: `${OWNERS} mails`,
        // The mails are written within a second or two, which is too few calls for a percentile of their own.
        work: async () => {
          const { writeMs, sendMs } = await mailMembers(running.client, OWNERS);
          const sent = `and sent in ${(sendMs / 1000).toFixed(0)} s`;
          printVerdict(writeMs < 2000, `written in ${writeMs.toFixed(0)} ms of at most 2000, ${sent}`);
        },
        p95Max: 3,
      },
    ]);
  });
