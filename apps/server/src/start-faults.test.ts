import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from './platform/config/read-config.ts';
import { explain } from './platform/database/database-faults.ts';
import { startServer } from './start-server.ts';
import { createHangingDatabase } from './testing/hanging-database.ts';
import { runProgram } from './testing/server-process.ts';
import { cloneDatabase, type TestDatabase } from './testing/index.ts';
import { createEmptyDatabase, runSql } from './testing/test-database.ts';

jest.setTimeout(120_000);

/** The name of a database and a role of this suite alone. */
const OWN = `mijn_start_${randomUUID().replaceAll('-', '')}`;

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-start-'));
  database = await cloneDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Returns the lines that the program prints before it ends with exit code 1. */
async function faultsOf(environment: Record<string, string>): Promise<readonly string[]> {
  const config = await readConfig({ PORT: '0', ...environment });
  const fault = await startServer(config, pino({ level: 'silent' }), async () => undefined).then(
    ({ stop }) => stop(),
    (error: unknown) => error,
  );
  const lines = explain(fault, 'start again');
  if (lines) return lines;
  throw new Error('The start did not fail with an explanation.', { cause: fault });
}

async function occupyPort(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

describe('a start that fails', () => {
  it('mentions every wrong variable, and creates no files', async () => {
    const dataDir = path.join(folder, 'untouched');
    const program = runProgram('main.ts', { DATA_DIR: dataDir, PORT: 'x', LOG_LEVEL: 'loud', SMTP_URL: 'x' });
    expect(await program.ended).toBe(1);
    const faults = program.output().stderr.trim().split('\n');
    expect(faults.map((line) => line.split(' ')[0])).toEqual(['PORT', 'SMTP_URL', 'LOG_LEVEL']);
    expect(await readdir(folder)).toEqual([]);
  });

  it('explains in one line that the port is in use', async () => {
    const { port, server } = await occupyPort();
    const faults = await faultsOf({ DATA_DIR: folder, DATABASE_URL: database.url, PORT: String(port) });
    server.close();
    expect(faults).toEqual([`Port ${port} is in use: stop the other program, or choose another with PORT.`]);
  });

  it("explains in one line that the data folder can't be written", async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const faults = await faultsOf({ DATA_DIR: path.join(file, 'data') });
    expect(faults).toEqual([expect.stringMatching(/^The data folder .* can't be written .*DATA_DIR\.$/u)]);
  });

  it('explains that the secret in the data folder is too short, and leaves it', async () => {
    const data = path.join(folder, 'short-secret');
    await mkdir(data);
    await writeFile(path.join(data, 'session-secret'), 'short\n');
    const faults = await faultsOf({ DATA_DIR: data, DATABASE_URL: database.url });
    expect(faults).toEqual([
      expect.stringContaining('session-secret has no secret of at least 32 characters'),
      expect.stringContaining('Restore it from a backup'),
    ]);
    expect((await readdir(data)).toSorted()).toEqual(['format', 'session-secret']);
  });

  it('explains in one line that the data folder is of a newer version', async () => {
    const dataDir = await mkdtemp(path.join(folder, 'newer-'));
    await writeFile(path.join(dataDir, 'format'), '2\n');
    expect(await faultsOf({ DATA_DIR: dataDir })).toEqual([
      expect.stringMatching(/^The data folder .* was made by a newer version/u),
    ]);
  });

  it("explains in one line that the database can't be reached", async () => {
    const { port, server } = await occupyPort();
    await new Promise((resolve) => {
      server.close(resolve);
    });
    const faults = await faultsOf({
      DATA_DIR: folder,
      DATABASE_URL: `postgresql://x@127.0.0.1:${port}/x`,
      DATABASE_WAIT: '0',
    });
    expect(faults).toEqual([expect.stringMatching(/^The database of DATABASE_URL can't be reached/u)]);
  });

  it('waits for a database that is not there yet, and says so', async () => {
    const way = await createHangingDatabase(database.url);
    way.hang();
    const dataDir = path.join(folder, 'waiting');
    const environment = { DATA_DIR: dataDir, DATABASE_URL: way.url, PORT: '0', LOG_LEVEL: 'info' };
    const program = runProgram('main.ts', environment);
    await program.prints('waiting for the database of DATABASE_URL');
    way.goOn();
    await program.url;
    program.kill('SIGTERM');
    await program.ended;
    await way.stop();
  });

  it.each([
    {
      what: 'a wrong name',
      before: [],
      url: { pathname: '/nowhere' },
      line: /"nowhere" does not exist\. Create the database, or/u,
    },
    {
      what: 'another encoding',
      before: [`create database ${OWN} encoding 'LATIN1' locale 'C' template template0`],
      url: { pathname: `/${OWN}` },
      line: /has the encoding LATIN1: create one with the encoding UTF8/u,
    },
    {
      what: 'no right to change it',
      before: [`create database ${OWN}`, `create role ${OWN} login`],
      url: { pathname: `/${OWN}`, username: OWN },
      line: /may not do this \(permission denied for .*\): make it the owner/u,
    },
    {
      what: 'a database that can only be read',
      before: [`create database ${OWN}`, `alter database ${OWN} set default_transaction_read_only = on`],
      url: { pathname: `/${OWN}` },
      line: /can only be read \(.*\): name the primary/u,
    },
  ])(
    'explains in one line what to do about a database of PostgreSQL: $what',
    async ({ before, url, line }) => {
      for (const statement of before) await runSql(statement);
      const own = Object.assign(new URL(database.url), url);
      const faults = await faultsOf({ DATA_DIR: folder, DATABASE_URL: own.href });
      await runSql(`drop database if exists ${OWN} with (force)`);
      await runSql(`drop role if exists ${OWN}`);
      expect(faults).toEqual([expect.stringMatching(line)]);
    },
  );

  it('explains in one line that the tables are of another program', async () => {
    const theirs = await createEmptyDatabase();
    const client = new pg.Client({ connectionString: theirs.url });
    await client.connect();
    await client.query('create table users (id int)');
    await client.end();
    const faults = await faultsOf({ DATA_DIR: folder, DATABASE_URL: theirs.url });
    await theirs.drop();
    expect(faults).toEqual([
      expect.stringMatching(
        /of another program \(relation "users" already exists\): give the portal a database/u,
      ),
    ]);
  });

  it('explains in one line that a newer version has migrated the database', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query("insert into schema_migrations (name) values ('9999_of_the_future.sql')");
    await client.end();
    expect(await faultsOf({ DATA_DIR: folder, DATABASE_URL: database.url })).toEqual([
      expect.stringMatching(/newer version of the portal \(9999_of_the_future\.sql\)/u),
    ]);
  });
});
