import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { createKilledServers, type KilledServers } from '../testing/killed-servers.ts';
import { startFakeS3 } from '../testing/fake-s3.ts';
import { startFakeClamd } from '../testing/fake-clamd.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { runCommandLine } from './commands.ts';

let servers: KilledServers;
const output = keepOutput();

beforeAll(async () => {
  servers = await createKilledServers('main.ts');
});
afterAll(() => servers.stop());

const run = (...args: string[]) =>
  runCommandLine(['status', ...args], {
    DATA_DIR: servers.folder,
    DATABASE_URL: servers.databaseUrl,
  });

const status = (): Record<string, unknown> => JSON.parse(output.stdout[0] ?? '{}') as Record<string, unknown>;

describe('the command status', () => {
  it('counts the servers that run, and ends with code 1 when none does', async () => {
    expect(await run()).toBe(1);
    expect(output.stdout[0]).toMatch(/^Version .*\nPlace .*\nDatabase +PostgreSQL \d+.*\nServers +0\n/u);
    expect(output.stderr).toEqual(['No server runs.']);
    await servers.start();
    const second = await servers.start();
    expect(await run('--json')).toBe(0);
    expect(JSON.parse(output.stdout[1] ?? '{}')).toMatchObject({
      servers: 2,
      database_bytes: expect.any(Number),
      migrations_due: [],
      jobs_failed: 0,
      mails_waiting: 0,
      warnings: [],
    });
    await servers.kill(second);
    expect(await run('--json')).toBe(0);
    expect(JSON.parse(output.stdout[2] ?? '{}')).toMatchObject({ servers: 1 });
  });

  it('says that the malware scanner does not answer', async () => {
    const clamd = await startFakeClamd();
    const withScanner = async () =>
      runCommandLine(['status', '--json'], {
        DATA_DIR: servers.folder,
        DATABASE_URL: servers.databaseUrl,
        MALWARE_SCANNER: clamd.url,
      });
    await withScanner();
    expect(status()).toMatchObject({ scanner_answers: true });
    await clamd.stop();
    expect(await withScanner()).toBe(1);
    expect(output.stderr.join()).toContain('The malware scanner of MALWARE_SCANNER does not answer');
  });

  it('is JSON while the database is away, and ends with code 1', async () => {
    const away = new URL(servers.databaseUrl);
    away.pathname = '/nergens';
    const environment = { DATA_DIR: servers.folder, DATABASE_URL: away.href };
    expect(await runCommandLine(['status', '--json'], environment)).toBe(1);
    expect(status()).toMatchObject({
      database_answers: false,
      warnings: [expect.stringMatching(/^The database of DATABASE_URL can't be reached/u)],
    });
    expect(output.stderr).toEqual([expect.stringMatching(/^The database of DATABASE_URL can't be reached/u)]);
    output.stdout = [];
    expect(await runCommandLine(['status', '--json'], { DATA_DIR: `${servers.folder}/nergens` })).toBe(1);
    expect(status()).toMatchObject({ database_answers: false });
  });

  it('says that the file store does not answer, and that servers disagree', async () => {
    const s3 = await startFakeS3(() => new Date());
    s3.disturb(() => 'refused');
    const environment = {
      DATA_DIR: servers.folder,
      DATABASE_URL: servers.databaseUrl,
      FILES_URL: s3.filesUrl,
    };
    const { queries } = servers.database;
    await queries.execute(sql`insert into running_servers
      values (${newId()}, 'elders', '1', now(), now(), '{x}', 'the folder /elders', '{x}')`);
    expect(await runCommandLine(['status', '--json'], environment)).toBe(1);
    expect(status()).toMatchObject({ store_answers: false, servers: 2 });
    expect(output.stderr.join()).toContain('The file store does not answer');
    expect(output.stderr.join()).toMatch(/The server on elders has another SESSION_SECRET than/u);
    expect(output.stderr.join()).toMatch(/The server on elders keeps files in the folder .elders/u);
    await queries.execute(sql`delete from running_servers where host = 'elders'`);
    await s3.stop();
  });

  it('says what has waited for long', async () => {
    const { queries } = servers.database;
    await queries.execute(
      sql`insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at)
        values (${newId()}, 'een brief', 'anna@waterpas.example', 'Een brief', '', '', now() - interval '1 hour')`,
    );
    await queries.execute(
      sql`select graphile_worker.add_job('of_another_version', '{}'::json, run_at => now() - interval '2 hours')`,
    );
    expect(await run('--json')).toBe(1);
    expect(output.stderr.join()).toContain('A mail has waited for 60 minutes');
    expect(output.stderr.join()).toContain('Work has waited for 120 minutes');
    expect(status()).toMatchObject({ jobs_due: 1, mails_waiting: 1 });
  });

  it('changes nothing in a database without tables, and says that it is not migrated', async () => {
    const empty = await createEmptyDatabase();
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-status-'));
    expect(await runCommandLine(['status'], { DATA_DIR: folder, DATABASE_URL: empty.url })).toBe(1);
    expect(output.stderr.join()).toMatch(
      /\d+ migrations are due: start the server of this version, or run migrate/u,
    );
    await rm(folder, { recursive: true });
    await empty.drop();
  });

  it('refuses other arguments', async () => {
    expect(await run('alles')).toBe(2);
  });
});
