import path from 'node:path';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import { createLargePhoto } from '@mijn/server/testing/photos';
import { openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { withMembers, withDataFolder } from '../harness/with-server.ts';
import { runImport } from '../import/run-import.ts';
import { sizeOf, writeFolder } from '../import/write-folder.ts';
import { callOf, measureBeside } from './beside.ts';
import { mailMembers, until, withMailServer } from './mail-run.ts';
import { createUploader, uploadPhotos } from './upload.ts';

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

/** More of one member are refused. */
const UPLOADS_AT_ONCE = COSTLY_CALLS_AT_ONCE + COSTLY_CALLS_WAITING_MAX;

/** The p95 of a member while 40 photos are processed, and the memory of the server during as many uploads of 20 MB as it takes at once. */
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
          await until(client, "select from photos having bool_and(state = 'ready')");
        },
        p95Max: 3,
      },
      {
        name: `${UPLOADS_AT_ONCE} uploads of 20 MB at once`,
        work: async () => {
          await client.query('delete from photos');
          await Promise.all(uploadPhotos(uploader, photo, UPLOADS_AT_ONCE, 20_000_000));
        },
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
