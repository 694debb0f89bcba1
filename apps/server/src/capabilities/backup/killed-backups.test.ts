import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openFiles } from '../files/index.ts';
import { type Database, openDatabase } from '../../platform/database/index.ts';
import { stagePdf } from '../../modules/attachments/testing/attachments-fixture.ts';
import { fileKinds } from '../../modules/index.ts';
import { createBuilders } from '../../testing/builders.ts';
import { testConfig } from '../../testing/index.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { runProgram, type ServerProcess } from '../../testing/server-process.ts';
import { createTestClient, type TestClient } from '../../testing/test-client.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { verifyFiles } from '../stored-files/verify-files.ts';

jest.setTimeout(120_000);

const SESSION_SECRET = 'x'.repeat(32);

let servers: KilledServers;
let empty: TestDatabase;
let client: TestClient;
let association: { id: string };

beforeAll(async () => {
  servers = await createKilledServers('main.ts');
  const build = createBuilders(servers.database);
  association = await build.association();
  const user = await build.user();
  await build.membership(association, user);
  // The member of the test writes more than 200 files a minute.
  const server = await servers.start({ DATA_DIR: servers.folder, CALL_LIMITS: 'off' });
  client = createTestClient(await server.url);
  await client.login(user.email);
});
beforeEach(async () => {
  empty = await createEmptyDatabase();
});
afterEach(async () => {
  await empty.drop();
  await rm(archive(), { force: true });
  await rm(restored(), { recursive: true, force: true });
});
afterAll(() => servers.stop());

const archive = () => path.join(servers.folder, 'mijn.tar');
const archives = async () => (await readdir(servers.folder)).filter((name) => name.startsWith('mijn.tar'));
const restored = () => path.join(servers.folder, 'restored');

const run = (environment: Record<string, string>, ...args: string[]): ServerProcess =>
  runProgram('cli/main.ts', { SESSION_SECRET, ...environment }, args);

const backUp = (): ServerProcess =>
  run({ DATA_DIR: servers.folder, DATABASE_URL: servers.databaseUrl }, 'backup', archive());

const restore = (): ServerProcess =>
  run({ DATA_DIR: restored(), DATABASE_URL: empty.url }, 'restore', archive());

async function idsOf({ queries }: Database): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`select id from staged_files order by id`);
  return rows.map(({ id }) => id);
}

async function untilItWaits(address: string): Promise<void> {
  const database = openDatabase({ connectionString: address, max: 1 }, () => undefined);
  await until(async () => {
    const { rowCount } = await database.queries.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount !== 0;
  }, 'the command waits');
  await database.close();
}

it('has each file of each row, while members add and delete files', async () => {
  const stored: string[] = [];
  const over = new AbortController();
  const write = async (writer: number): Promise<void> => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const { id } = await stagePdf(client, association.id, `Stuk ${writer} ${number}.pdf`);
      if (number % 2 === 0 && stored.length < 20) stored.push(id);
      else {
        const one = `/associations/${association.id}/attachments/${id}`;
        const gone = await client.delete(one);
        if (gone.status !== 204) throw new Error(`${gone.status}`);
      }
    }
  };
  const writers = [1, 2, 3].map(write);
  await until(() => stored.length > 10, 'members write');
  const before = [...stored];
  const command = backUp();
  expect(await command.ended).toBe(0);
  over.abort();
  await Promise.all(writers);
  expect(await restore().ended).toBe(0);
  const database = openDatabase({ connectionString: empty.url, max: 2 }, () => undefined);
  const ids = await idsOf(database);
  expect(ids).toEqual(expect.arrayContaining(before));
  const verified = await verifyFiles(database, openFiles(testConfig(restored())), fileKinds, {
    now: new Date(),
    isQuick: false,
    report: () => undefined,
  });
  await database.close();
  expect(verified.required).toBeGreaterThan(before.length);
  expect(verified).toMatchObject({ damaged: 0, strays: 0, young: 0 });
});

it('leaves no file under its name when it is killed, and holds nothing up afterwards', async () => {
  await stagePdf(client, association.id, 'Heel.pdf');
  const holder = await servers.database.pool.connect();
  await holder.query('begin; lock table users in access exclusive mode');
  const killed = backUp();
  // The server may wait for the lock as well, before the backup has begun.
  await until(async () => (await archives()).length === 1, 'the backup is being written');
  await untilItWaits(servers.databaseUrl);
  killed.kill('SIGKILL');
  await killed.ended;
  await holder.query('rollback');
  holder.release();
  expect(await archives()).toEqual(['mijn.tar.part']);
  // PostgreSQL notices the end of the command when it writes to the command.
  await until(async () => {
    const { rowCount } = await servers.database.queries.execute(
      sql`select from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and objid = 20310004
        and database = (select oid from pg_database where datname = current_database())`,
    );
    return rowCount === 0;
  }, 'the lock of the backup is gone');
  expect(await backUp().ended).toBe(0);
  expect(await archives()).toEqual(['mijn.tar']);
});

it('is restored in full after a restore was killed', async () => {
  await stagePdf(client, association.id, 'Heel.pdf');
  const staged = await idsOf(servers.database);
  expect(await backUp().ended).toBe(0);
  const database = openDatabase({ connectionString: empty.url, max: 2 }, () => undefined);
  // The tables have to exist, so that the test can hold the restore after it has written others.
  expect(await run({ DATA_DIR: restored(), DATABASE_URL: empty.url }, 'migrate').ended).toBe(0);
  const holder = await database.pool.connect();
  await holder.query('begin; lock table staged_files in share mode');
  const killed = restore();
  await untilItWaits(empty.url);
  killed.kill('SIGKILL');
  await killed.ended;
  await holder.query('rollback');
  holder.release();
  await until(async () => (await idsOf(database)).length === 0, 'nothing is left');
  const again = restore();
  expect(await again.ended).toBe(0);
  expect(await idsOf(database)).toEqual(staged);
  await database.close();
});
