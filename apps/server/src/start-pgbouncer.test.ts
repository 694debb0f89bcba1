import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { archiveOperations } from '@mijn/domain/archive';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { holdImport } from './capabilities/import/hold-import.ts';
import { runCommandLine } from './cli/commands.ts';
import { archiveGroups } from './modules/archive/archive.tables.ts';
import { StartFault } from './platform/config/errors.ts';
import type { Config } from './platform/config/read-config.ts';
import { type RunningServer, startServer } from './start-server.ts';
import { createBuilders, type Row } from './testing/builders.ts';
import { createPdf } from './testing/create-file.ts';
import { cloneDatabase, type TestClient, type TestDatabase, testConfig } from './testing/index.ts';
import { keepOutput } from './testing/keep-output.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer, TIMEOUTS } from './testing/pgbouncer.ts';
import { createTestClient } from './testing/test-client.ts';

jest.setTimeout(60_000);

/** The code of PostgreSQL for a statement that took longer than it may. */
const TOO_LONG = { code: '57014' };

async function until<T>(ask: () => Promise<T | undefined> | T | undefined, what: string): Promise<T> {
  for (let tries = 0; tries < 2000; tries += 1) {
    const found = await ask();
    if (found !== undefined) return found;
    await wait(20);
  }
  throw new Error(`${what} has not happened.`);
}

async function openEvents(client: TestClient): Promise<{ sections: () => string[]; close: () => void }> {
  const abort = new AbortController();
  const response = await client.raw('/api/events', {
    headers: { accept: 'text/event-stream' },
    signal: abort.signal,
  });
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  };
  void read().catch(() => undefined);
  await until(() => (text.includes('event: ready') ? true : undefined), 'ready');
  return {
    sections: () => [...text.matchAll(/"section":"(\w+)"/gu)].map(([, section = '']) => section),
    close: () => abort.abort(),
  };
}

async function faultsOf(config: Config): Promise<readonly string[]> {
  const error: unknown = await startServer(config, pino({ level: 'silent' }), async () => undefined).then(
    (server) => server.stop(),
    (fault: unknown) => fault,
  );
  return error instanceof StartFault ? error.lines : [String(error)];
}

if (hasPgbouncer) {
  let pgbouncer: Pgbouncer;
  let database: TestDatabase;
  let folder: string;
  let server: RunningServer;
  let association: Row;
  let group: Row;
  const output = keepOutput();

  const configFor = (databaseUrl: string, databaseDirectUrl?: string): Config =>
    testConfig(folder, { databaseUrl, databaseDirectUrl, callLimits: 'off' });

  async function aMember(is_board = false): Promise<TestClient> {
    const build = createBuilders(server.database);
    const user = await build.user();
    await build.membership(association, user, { is_board });
    const client = createTestClient(server.url);
    expect((await client.login(user.email)).status).toBe(200);
    return client;
  }

  async function upload(client: TestClient, word: string): Promise<string> {
    const form = new FormData();
    form.append('group_id', group.id);
    form.append('file', new Blob([await createPdf(word)], { type: 'application/pdf' }), `${newId()}.pdf`);
    const response = await client.post(`/associations/${association.id}/archive/documents`, form);
    return response.as(archiveOperations.uploadDocument).id;
  }

  async function write(client: TestClient): Promise<void> {
    const message = { subject: 'Lek', text: 'Bij de lift.', attachments: [], notify: false };
    expect((await client.post(`/associations/${association.id}/bulletin/messages`, message)).status).toBe(
      201,
    );
  }

  const search = (client: TestClient, word: string) =>
    client.get(`/associations/${association.id}/archive/documents?in_text=true&q=${word}`);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'mijn-start-pgbouncer-'));
    pgbouncer = await startPgbouncer({ connectQuery: TIMEOUTS });
    database = await cloneDatabase();
    server = await startServer(
      configFor(pgbouncer.urlOf(database.url), database.url),
      pino({ level: 'silent' }),
      async () => undefined,
    );
    association = await createBuilders(server.database).association();
    group = { id: newId() };
    await server.database.queries.insert(archiveGroups).values({
      ...group,
      association_id: association.id,
      code: 'A',
      name: 'Vergaderstukken',
      is_board_only: false,
      position: 0,
    });
  });
  afterAll(async () => {
    await server.stop();
    await pgbouncer.stop();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  describe('a server behind pgbouncer in transaction mode', () => {
    it('signs members in, and answers many lists at once on few sessions', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => aMember()));
      const paths = ['overview', 'archive/documents', 'archive/facets', 'todos', 'counts', 'search?q=dak'];
      const calls = Array.from({ length: 5 }, () => members).flat();
      const responses = await Promise.all(
        calls.flatMap((member) => paths.map((one) => member.get(`/associations/${association.id}/${one}`))),
      );
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    });

    it('reads an uploaded document, and tells open tabs', async () => {
      const [owner, board] = [await aMember(), await aMember(true)];
      const events = await openEvents(owner);
      const id = await upload(board, 'dakgoten');
      await write(board);
      await until(() => (events.sections().includes('bulletin_board') ? true : undefined), 'the event');
      events.close();
      const found = await until(async () => {
        const { data } = (await search(owner, 'dakgoten')).as(archiveOperations.listDocuments);
        return data[0];
      }, 'the reading');
      expect(found.id).toBe(id);
    });

    it('imports beside the server, and one import at a time', async () => {
      const imported = path.join(folder, 'import');
      await mkdir(imported);
      await writeFile(path.join(imported, 'associations.csv'), 'code,name\nV1,VvE Achter de pgbouncer\n');
      const run = () =>
        runCommandLine(['import', imported], {
          DATA_DIR: folder,
          DATABASE_URL: pgbouncer.urlOf(database.url),
          DATABASE_DIRECT_URL: database.url,
        });
      expect(await holdImport(server.database, run, () => undefined)).toBe(1);
      expect(output.stderr).toContain('Another import is running: wait until it has ended, and try again.');
      expect(await run()).toBe(0);
      const { rows } = await server.database.queries.execute(
        sql`select name from associations where code = 'V1'`,
      );
      expect(rows).toEqual([{ name: 'VvE Achter de pgbouncer' }]);
    });

    it('ends a statement and a wait that take too long, on any session', async () => {
      const sleep = { name: 'sleep', text: 'select pg_sleep(30)' };
      const { prepared, searched, queries } = server.database;
      const statements = [prepared(sleep, []), searched(sleep, []), searched(sleep, [])];
      for (const result of await Promise.allSettled(statements)) {
        expect(result).toMatchObject({ status: 'rejected', reason: TOO_LONG });
      }
      // The limit of a search ends with its transaction.
      const { rows } = await queries.execute(sql`select current_setting('statement_timeout') as limit`);
      expect(rows).toEqual([{ limit: '3s' }]);

      const owner = await aMember();
      const holder = await server.database.sessionPool.connect();
      await holder.query('begin; lock table archive_documents');
      expect((await owner.get(`/associations/${association.id}/archive/documents`)).status).toBe(503);
      await holder.query('rollback');
      holder.release();
      expect((await owner.get(`/associations/${association.id}/archive/documents`)).status).toBe(200);
    });

    it('survives a pgbouncer that is killed, without losing an open tab', async () => {
      const [owner, board] = [await aMember(), await aMember(true)];
      const events = await openEvents(owner);
      await pgbouncer.restart();
      await until(
        async () => ((await owner.get('/auth/user')).status === 200 ? true : undefined),
        'an answer',
      );
      await write(board);
      await until(() => (events.sections().includes('bulletin_board') ? true : undefined), 'the event');
      events.close();
    });
  });

  describe('a start behind pgbouncer', () => {
    const noSession =
      'is a pgbouncer, which keeps no session: set the address of PostgreSQL itself in DATABASE_DIRECT_URL as well.';

    it('asks for the address of PostgreSQL itself', async () => {
      const pooled = pgbouncer.urlOf(database.url);
      expect(await faultsOf(configFor(pooled))).toEqual([`DATABASE_URL ${noSession}`]);
      expect(await faultsOf(configFor(pooled, pooled))).toEqual([`DATABASE_DIRECT_URL ${noSession}`]);
      const forgiving = await startPgbouncer({
        connectQuery: TIMEOUTS,
        settings: ['ignore_startup_parameters = statement_timeout,lock_timeout'],
      });
      expect(await faultsOf(configFor(forgiving.urlOf(database.url)))).toEqual([`DATABASE_URL ${noSession}`]);
      await forgiving.stop();
    });

    it('refuses sessions without time-outs, another database, and a pgbouncer that is down', async () => {
      const unlimited = await startPgbouncer();
      const [first, second] = await faultsOf(configFor(unlimited.urlOf(database.url), database.url));
      expect(first).toContain('The sessions of DATABASE_URL have no time-outs');
      expect(second).toContain('connect_query=');
      const other = await cloneDatabase();
      expect(await faultsOf(configFor(pgbouncer.urlOf(other.url), database.url))).toEqual([
        'DATABASE_DIRECT_URL is not the database of DATABASE_URL.',
      ]);
      await unlimited.stop();
      expect(await faultsOf(configFor(unlimited.urlOf(database.url), database.url))).toEqual([
        expect.stringMatching(/^The database of DATABASE_URL can't be reached: /u),
      ]);
      await other.drop();
    });
  });
} else {
  // oxlint-disable-next-line jest/no-disabled-tests -- the closing lines of the test command name it
  it.skip('a server behind pgbouncer, which is in the package pgbouncer of Debian, or which PGBOUNCER names', () =>
    undefined);
}
