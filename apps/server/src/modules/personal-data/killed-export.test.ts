import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { type Database, outboxMails } from '../../platform/database/index.ts';
import { EXPORTS, openFiles } from '../../capabilities/files/index.ts';
import { createBuilders } from '../../testing/builders.ts';
import { testConfig } from '../../testing/index.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { exportPersonalData } from './personal-data.jobs.ts';
import { personalDataExports } from './personal-data.tables.ts';
import { listStoredExports } from './testing/personal-data.fixtures.ts';

jest.setTimeout(120_000);

let servers: KilledServers;
let folder: string;
let database: Database;
let smtp: TestSmtp;
let holder: pg.Client;

beforeEach(async () => {
  servers = await createKilledServers('testing/run-notifications.ts');
  ({ folder, database } = servers);
  smtp = await startTestSmtp();
  holder = new pg.Client({ connectionString: servers.databaseUrl });
  await holder.connect();
});
afterEach(async () => {
  await smtp.stop();
  await holder.end();
  await servers.stop();
});

/** Starts a server. All have the same data folder, as servers with one store of files. */
const start = () => servers.start({ DATA_DIR: folder, SMTP_URL: smtp.url });

const incoming = async (): Promise<string[]> =>
  readdir(path.join(folder, 'files', 'incoming')).catch((): string[] => []);

const stored = () => listStoredExports(testConfig(folder));

it('an export whose server is killed while it writes and before it is ready starts again, and leaves nothing', async () => {
  const user = await createBuilders(database).user();
  const id = newId();
  const requested_at = new Date();
  await database.queries.insert(personalDataExports).values({ id, user_id: user.id, requested_at });
  await exportPersonalData.add(database.queries, { export_id: id });

  // The first server waits for the photos in the middle of the zip.
  await holder.query('begin');
  await holder.query('lock table photos in access exclusive mode');
  const first = await start();
  await until(async () => (await incoming()).length === 1);
  await servers.kill(first);
  const [left] = await incoming();
  expect(left).toContain(id);
  await holder.query('rollback');

  // The second server has stored the zip, and waits to write that it is ready.
  await holder.query('begin');
  await holder.query('lock table personal_data_exports in share mode');
  const second = await start();
  await until(async () => (await stored()).length === 1);
  await servers.kill(second);
  const [former] = await stored();
  await holder.query('rollback');

  await start();
  await until(async () => smtp.received.length > 0);
  expect(await incoming()).toEqual([]);
  const [row] = await database.queries.select().from(personalDataExports);
  const key = `${EXPORTS}${id}/${row?.file_id}`;
  expect(key).not.toBe(former);
  expect(await stored()).toEqual([key]);
  const zip = await buffer(await openFiles(testConfig(folder)).read(key));
  expect(zip).toHaveLength(row?.byte_size ?? 0);
  expect(Object.keys(unzipSync(zip))).toEqual(['gegevens.json', 'gegevens.html']);
  expect(smtp.received).toHaveLength(1);
  expect(await database.queries.$count(outboxMails)).toBe(1);
});
