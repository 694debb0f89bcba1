import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { commit, release, version } from '../config/version.ts';
import { outboxMails } from '../database/index.ts';
import { fileReadings } from '../../capabilities/documents/file-readings.tables.ts';
import { sendMail } from '../mail/send-mail.job.ts';
import { allJobs } from '../../modules/index.ts';
import { startServer, type RunningServer } from '../../start-server.ts';
import { createBuilders } from '../../testing/builders.ts';
import { cloneDatabase, testConfig, type TestDatabase } from '../../testing/index.ts';
import { uploadAttachment } from '../../modules/attachments/testing/attachments-fixture.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { EICAR, type FakeClamd, startFakeClamd } from '../../testing/fake-clamd.ts';
import { createTestClient } from '../../testing/test-client.ts';
import { runSql } from '../../testing/test-database.ts';
import { DOCUMENTS_TO_READ, WAITING_JOBS, WAITING_MAILS } from './backlog.repository.ts';

const HTML = '<html lang="nl"><head><title>Portaal</title></head><body><div id="root"></div></body></html>';
const ENTRY = `export const drawPage = async ({ url, ask }) => {
  const { status } = await ask('/api/auth/user');
  return { pattern: url.split('?')[0], isMember: status === 200, title: 'x', html: '<p></p>', css: '', at: 0, state: {} };
};`;

const log = pino({ level: 'silent' });

let folder: string;
let testDatabase: TestDatabase;
let clamd: FakeClamd;
let server: RunningServer;
let metricsUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-metrics-'));
  for (const name of ['.vite', '.server']) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, '.vite/routes.json'), '{}');
  await writeFile(path.join(folder, '.server/entry-server.js'), ENTRY);
  testDatabase = await cloneDatabase();
  clamd = await startFakeClamd();
  server = await startServer(
    testConfig(folder, { databaseUrl: testDatabase.url, metricsPort: 0, malwareScanner: clamd.address }),
    log,
    async () => undefined,
  );
  metricsUrl = server.metricsUrl ?? '';
});
afterAll(async () => {
  await server.stop();
  await clamd.stop();
  await testDatabase.drop();
  await rm(folder, { recursive: true });
});

const scrape = async (): Promise<string> => (await fetch(metricsUrl)).text();

function valueOf(text: string, name: string, labels: Readonly<Record<string, string>> = {}) {
  const wanted = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  const line = text
    .split('\n')
    .find((one) => one.split(/[ {]/u)[0] === name && wanted.every((label) => one.includes(label)));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Scrapes until the metrics fulfil a condition, because a call is counted after its response. */
async function scrapeUntil(isTrue: (text: string) => boolean, what: string): Promise<string> {
  for (let tries = 0; tries < 300; tries += 1) {
    const text = await scrape();
    if (isTrue(text)) return text;
    await wait(20);
  }
  throw new Error(`${what} has not happened.`);
}

const CALLS = 'mijn_http_request_duration_seconds_count';
const callsOf = (text: string, route: string, status: string): number =>
  valueOf(text, CALLS, { route, status }) ?? 0;

it('names the build, as the health of the server does', async () => {
  const text = await scrape();
  expect(valueOf(text, 'mijn_info', { version, commit })).toBe(1);
  for (const name of ['live', 'ready']) {
    const response = await fetch(`${server.url}/health/${name}`);
    expect(await response.json()).toEqual({ status: name, version });
  }
  expect(version).toBe(commit === '' ? release : `${release}+${commit}`);
});

describe('the metrics', () => {
  it('count calls by the pattern of their path and their status, and repeat nothing of a path or a query', async () => {
    const build = createBuilders(server.database);
    const user = await build.user();
    const association = await build.association();
    await build.membership(association, user);
    const client = createTestClient(server.url);
    await client.login(user.email);
    const before = await scrape();
    const route = '/api/associations/:association_id/todos';
    const known = `/associations/${association.id}/todos`;
    for (let number = 0; number < 3; number += 1) await client.get(`${known}?q=geheim`);
    const after = await scrapeUntil(
      (text) => callsOf(text, route, '200') === callsOf(before, route, '200') + 3,
      'three counted calls',
    );
    for (const secret of [user.email, user.id, association.id, 'geheim']) expect(after).not.toContain(secret);
    expect(valueOf(after, 'mijn_http_request_duration_seconds_bucket', { route, le: '+Inf' })).toBe(3);
  });

  it('have a number of each failure from the start, the room on the disk, and whether changes are refused', async () => {
    const text = await scrape();
    for (const status of ['500', '502', '503', '504', '507']) {
      expect(valueOf(text, 'mijn_responses_total', { status })).toBe(0);
    }
    expect(valueOf(text, 'mijn_data_folder_free_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'mijn_data_folder_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'mijn_maintenance')).toBe(0);
    await server.database.pool.query(
      "insert into maintenance_mode (id, message, began_at) values (gen_random_uuid(), 'Onderhoud', now())",
    );
    expect(valueOf(await scrape(), 'mijn_maintenance')).toBe(1);
    await server.database.pool.query('delete from maintenance_mode');
  });

  it('give all unknown paths and methods one label', async () => {
    const before = await scrape();
    const seriesOf = (text: string) => text.split('\n').filter((line) => line.startsWith(CALLS)).length;
    for (let number = 0; number < 20; number += 1) await fetch(`${server.url}/api/no-${number}/${newId()}`);
    await fetch(`${server.url}/api/nothing`, { method: 'PROPFIND' });
    const after = await scrapeUntil(
      (text) => valueOf(text, CALLS, { method: 'other' }) === 1,
      'a call with another method',
    );
    expect(after).not.toContain('no-7');
    expect(seriesOf(after) - seriesOf(before)).toBeLessThanOrEqual(2);
  });

  it('count pages that were drawn, that were kept, and the calls of a page as a part of it', async () => {
    const before = await scrape();
    const user = '/api/auth/user';
    await (await fetch(`${server.url}/login`)).text();
    await (await fetch(`${server.url}/login`)).text();
    const after = await scrapeUntil(
      (text) => valueOf(text, 'mijn_pages_total', { outcome: 'kept' }) === 1,
      'a kept page',
    );
    expect(valueOf(after, 'mijn_pages_total', { outcome: 'drawn' })).toBe(1);
    expect(valueOf(after, CALLS, { route: user, status: '401' })).toBe(
      valueOf(before, CALLS, { route: user, status: '401' }),
    );
  });

  it('count mails that were sent, and the attempts of jobs', async () => {
    const mail_id = newId();
    await server.database.queries.insert(outboxMails).values({
      id: mail_id,
      dedupe_key: mail_id,
      recipient: 'bea@example.nl',
      subject: 'Hallo',
      text_body: 'Dag Bea',
      html_body: '<p>Dag Bea</p>',
      created_at: new Date(),
    });
    await sendMail.add(server.database.queries, { mail_id });
    const text = await scrapeUntil(
      (one) => valueOf(one, 'mijn_mails_total', { outcome: 'sent' }) === 1,
      'a sent mail',
    );
    expect(text).not.toContain('bea@');
    await scrapeUntil(
      (one) => valueOf(one, 'mijn_job_attempts_total', { kind: 'send_mail', outcome: 'done' }) === 1,
      'a job that is done',
    );
    await scrapeUntil((one) => valueOf(one, 'mijn_mails_waiting') === 0, 'no waiting mail');
  });

  it('have the length of the queue and the age of the oldest due job by kind, and the files that wait to be read', async () => {
    // No server knows how to run this kind, so its jobs stay. They share the label of other unknown kinds.
    await server.database.pool.query(
      `select graphile_worker.add_job('of_an_older_version', '{}'::json, run_at => now() - interval '1 hour')
       from generate_series(1, 4)`,
    );
    const association = await createBuilders(server.database).association();
    await server.database.queries.insert(fileReadings).values({
      association_id: association.id,
      file_hash: 'a'.repeat(64),
      media_type: 'application/pdf',
    });
    const text = await scrape();
    expect(valueOf(text, 'mijn_jobs_waiting', { kind: 'other' })).toBe(4);
    expect(valueOf(text, 'mijn_jobs_due', { kind: 'other' })).toBe(4);
    expect(valueOf(text, 'mijn_oldest_due_job_seconds', { kind: 'other' })).toBeGreaterThanOrEqual(3600);
    expect(text).not.toContain('of_an_older_version');
    for (const { name } of allJobs) expect(valueOf(text, 'mijn_jobs_due', { kind: name })).toBeDefined();
    expect(valueOf(text, 'mijn_documents_to_read')).toBe(1);
  });

  it('have the time of the last backup with every file, and 0 without one', async () => {
    const name = 'mijn_last_backup_time_seconds';
    expect(valueOf(await scrape(), name)).toBe(0);
    await server.database.pool.query("insert into last_backup (made_at) values ('2026-12-01T03:00:00Z')");
    expect(valueOf(await scrape(), name)).toBe(Date.UTC(2026, 11, 1, 3) / 1000);
  });

  it('have whether the malware scanner answers, and what came of scans', async () => {
    const build = createBuilders(server.database);
    const user = await build.user();
    const association = await build.association();
    await build.membership(association, user);
    const client = createTestClient(server.url);
    await client.login(user.email);
    const upload = async (text: string) =>
      uploadAttachment(client, association.id, { name: 'a.pdf', bytes: Buffer.from(pdfStub(text)) });
    await upload('schoon');
    await upload(EICAR);
    clamd.behave('closed');
    await upload('later');
    const text = await scrape();
    const scans = Object.fromEntries(
      ['clean', 'malware', 'too_large', 'away'].map((outcome) => [
        outcome,
        valueOf(text, 'mijn_scans_total', { outcome }),
      ]),
    );
    expect(scans).toEqual({ clean: 1, malware: 1, too_large: 0, away: 1 });
    expect(valueOf(text, 'mijn_scanner_up')).toBe(0);
    clamd.behave('scan');
    expect(valueOf(await scrape(), 'mijn_scanner_up')).toBe(1);
  });

  it('have the open event streams and the connections', async () => {
    const user = await createBuilders(server.database).user();
    const client = createTestClient(server.url);
    await client.login(user.email);
    const abort = new AbortController();
    const { signal } = abort;
    await client.raw('/api/events', { headers: { accept: 'text/event-stream' }, signal });
    const text = await scrapeUntil((one) => valueOf(one, 'mijn_event_streams') === 1, 'an open stream');
    expect(valueOf(text, 'mijn_pool_connections_max')).toBe(15);
    expect(valueOf(text, 'mijn_pool_connections', { state: 'busy' })).toBeGreaterThan(0);
    abort.abort();
    await scrapeUntil((one) => valueOf(one, 'mijn_event_streams') === 0, 'the end of the stream');
  });

  it('answer nothing else', async () => {
    const base = new URL('/', metricsUrl);
    for (const other of ['/', '/api/auth/user', '/metrics/x', '/health/ready']) {
      expect((await fetch(new URL(other, base))).status).toBe(404);
    }
    expect((await fetch(metricsUrl, { method: 'POST' })).status).toBe(404);
    expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404);
  });
});

describe('what a collection costs', () => {
  it('is one statement at a time, also while the database hangs', async () => {
    const client = await server.database.pool.connect();
    try {
      await client.query('begin; lock table outbox_mails in access exclusive mode');
      const texts = await Promise.all(Array.from({ length: 20 }, scrape));
      for (const text of texts) expect(valueOf(text, 'mijn_database_up')).toBe(0);
      expect(valueOf(await scrape(), 'mijn_mails_waiting')).toBeUndefined();
      const { rows } = await client.query(
        `select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%outbox_mails%'`,
      );
      expect(rows).toEqual([{ n: 1 }]);
    } finally {
      await client.query('rollback');
      client.release();
    }
    await scrapeUntil((text) => valueOf(text, 'mijn_database_up') === 1, 'a response of the database');
  });

  it.each([
    ['jobs', WAITING_JOBS.text, /Index.* on _private_jobs/u, /Seq Scan on _private_jobs/u],
    ['mails', WAITING_MAILS.text, /outbox_mails_open/u, /Seq Scan on outbox_mails/u],
    ['files', DOCUMENTS_TO_READ.text, /file_readings_pending/u, /Seq Scan on file_readings/u],
  ])('reads the waiting %s from an index, among many that are done', async (_, text, index, scan) => {
    const { pool } = server.database;
    const association = await createBuilders(server.database).association();
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into outbox_mails (id, dedupe_key, recipient, subject, text_body, html_body, created_at, sent_at)
         select gen_random_uuid(), n::text, 'a@example.nl', '', '', '', now(), now() from generate_series(1, 20000) as n`,
      );
      await client.query(
        `insert into file_readings (association_id, file_hash, media_type, searchability)
         select $1, n::text, 'application/pdf', 'searchable' from generate_series(1, 20000) as n`,
        [association.id],
      );
      await client.query(
        `insert into graphile_worker._private_jobs (task_id, attempts, max_attempts)
         select (select min(id) from graphile_worker._private_tasks), 1, 1 from generate_series(1, 20000)`,
      );
      await client.query('analyze outbox_mails, file_readings, graphile_worker._private_jobs');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(index);
      expect(plan).not.toMatch(scan);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('without its database, a server', () => {
  it('answers its metrics without the gauges of the database', async () => {
    const lost = await cloneDatabase();
    const alone = await startServer(
      testConfig(await mkdtemp(path.join(folder, 'alone-')), { databaseUrl: lost.url, metricsPort: 0 }),
      log,
      async () => undefined,
    );
    const read = async () => {
      const response = await fetch(alone.metricsUrl ?? '');
      return { status: response.status, text: await response.text() };
    };
    expect(valueOf((await read()).text, 'mijn_database_up')).toBe(1);
    const name = new URL(lost.url).pathname.slice(1);
    await runSql(`alter database ${name} allow_connections false`);
    await runSql(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const { status, text } = await read();
    expect(status).toBe(200);
    expect(valueOf(text, 'mijn_database_up')).toBe(0);
    for (const gauge of ['mijn_mails_waiting', 'mijn_documents_to_read', 'mijn_jobs_due']) {
      expect(valueOf(text, gauge)).toBeUndefined();
    }
    expect(valueOf(text, 'mijn_pool_connections_max')).toBe(15);
    await runSql(`alter database ${name} allow_connections true`);
    for (let tries = 0; valueOf((await read()).text, 'mijn_database_up') !== 1; tries += 1) {
      if (tries > 300) throw new Error('The gauges have not come back.');
      await wait(20);
    }
    await alone.stop();
    await lost.drop();
  });

  it('has none unless it is asked for', async () => {
    const other = await cloneDatabase();
    const silent = await startServer(
      testConfig(await mkdtemp(path.join(folder, 'silent-')), { databaseUrl: other.url }),
      log,
      async () => undefined,
    );
    expect(silent.metricsUrl).toBeUndefined();
    await silent.stop();
    await other.drop();
  });
});
