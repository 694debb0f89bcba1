import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 as newId } from 'uuid';
import { type Database, outboxMails } from '../database/index.ts';
import { fileReadings, requestReadings } from '../../capabilities/documents/index.ts';
import { openFiles } from '../../capabilities/files/index.ts';
import { defineMail } from '../mail/define-mail.ts';
import { writeMail } from '../mail/send-mail.job.ts';
import { testConfig } from '../../testing/index.ts';
import { createPdf } from '../../testing/create-file.ts';
import { sendResetLink } from '../../modules/accounts/auth/reset.service.ts';
import { createBuilders } from '../../testing/builders.ts';
import { runJobs } from './run-jobs.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/smtp-server.ts';

jest.setTimeout(120_000);

const STOP_MS_MAX = 25_000;

let servers: KilledServers;
let folder: string;
let database: Database;
let smtp: TestSmtp;

beforeEach(async () => {
  servers = await createKilledServers('main.ts');
  ({ folder, database } = servers);
});
afterEach(async () => {
  await smtp.stop();
  await servers.stop();
});

const start = (dataDir?: string) =>
  servers.start({ SMTP_URL: smtp.url, ...(dataDir !== undefined && { DATA_DIR: dataDir }) });

const testMail = defineMail<string>({
  examples: {},
  compose: (_, subject) => ({
    recipient: 'anna@waterpas.example',
    subject,
    content: { greeting: 'Beste Anna,', before: [], after: [], reason: 'U bent lid.' },
  }),
});

const write = (key: string) =>
  writeMail(database.queries, { ...testMail(testConfig(folder), key), dedupe_key: key }, new Date());

const hasNoJobs = async () => (await servers.countJobs()) === 0;

const subjects = () => smtp.received.map((mail) => /^Subject: (.*)$/mu.exec(mail)?.[1] ?? '').toSorted();

describe('the jobs of running servers', () => {
  it('are each done once and immediately, and continue after the database has closed every connection', async () => {
    const lost = Promise.withResolvers<undefined>();
    const arrived = Promise.withResolvers<undefined>();
    smtp = await startTestSmtp(async (mail) => {
      if (mail !== 23) return;
      arrived.resolve(undefined);
      await lost.promise;
    });
    await write('before any server');
    await Promise.all([start(), start()]);
    await until(() => smtp.received.length === 1);
    const added = Date.now();
    await write('at once');
    await until(() => smtp.received.length === 2);
    expect(Date.now() - added).toBeLessThan(1500);
    const keys = Array.from({ length: 20 }, (_, index) => `mail ${index}`);
    for (const key of keys) await write(key);
    await until(hasNoJobs);
    await write('during the loss');
    await arrived.promise;
    await database.queries.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    lost.resolve(undefined);
    await write('after the loss');
    await until(hasNoJobs);
    // The server could not mark this mail as sent after its connection was lost, so the mail was sent twice.
    const twice = ['during the loss', 'during the loss'];
    expect(subjects()).toEqual(
      ['before any server', 'at once', ...keys, ...twice, 'after the loss'].toSorted(),
    );
  });
});

describe('a mail server that does not answer', () => {
  it('holds up mails alone', async () => {
    const asked = new Set<number>();
    const response = Promise.withResolvers<undefined>();
    smtp = await startTestSmtp(async (mail) => {
      asked.add(mail);
      await response.promise;
    });
    await start();
    for (const key of ['one', 'two', 'three']) await write(key);
    await until(() => asked.size === 2);
    const { email } = await createBuilders(database).user();
    await sendResetLink.add(database.queries, { request_id: newId(), email });
    await until(async () =>
      (await database.queries.select().from(outboxMails)).some(({ recipient }) => recipient === email),
    );
    // No mail has ended yet, not even by a time-out.
    const ended = sql`select id from graphile_worker.jobs where last_error is not null`;
    expect((await database.queries.execute(ended)).rows).toEqual([]);
    response.resolve(undefined);
  });
});

describe('the job of a killed server', () => {
  it('is done by the next server if the mail was not accepted yet', async () => {
    const arrived = Promise.withResolvers<undefined>();
    smtp = await startTestSmtp(async (mail) => {
      if (mail > 1) return;
      arrived.resolve(undefined);
      await new Promise(() => undefined);
    });
    const server = await start();
    await write('interrupted');
    await arrived.promise;
    await servers.kill(server);
    await start();
    await until(hasNoJobs);
    expect(subjects()).toEqual(['interrupted']);
  });

  it('is not done again if the mail was marked as sent', async () => {
    smtp = await startTestSmtp();
    await write('sent');
    await database.queries.update(outboxMails).set({ sent_at: new Date() });
    await database.queries.execute(sql`update graphile_worker._private_jobs
      set locked_by = 'pool-killed', locked_at = now() - interval '1 minute', attempts = 1`);
    await start();
    await until(hasNoJobs);
    expect(smtp.received).toEqual([]);
  });

  it('is done by the next server if the job was reading a file', async () => {
    smtp = await startTestSmtp();
    const association = await createBuilders(database).association();
    const files = openFiles(testConfig(folder));
    const file = await files.receive(Readable.from([await createPdf('De lift')]), 2e6);
    await file.keep();
    const server = await start(folder);
    const find = async () => (await database.queries.select().from(fileReadings))[0];
    const media_type = 'application/pdf';
    await requestReadings(database.queries, [
      { association_id: association.id, file_hash: file.hash, media_type },
    ]);
    await until(async () => (await find())?.reading_attempts === 1);
    await servers.kill(server);
    await start(folder);
    await until(hasNoJobs);
    expect(await find()).toMatchObject({ reading_attempts: 2, searchability: 'searchable' });
  });
});

describe('a queue that ends in a server that runs', () => {
  const named = sql`select from pg_stat_activity
    where datname = current_database() and starts_with(application_name, 'mijn-jobs ')`;
  const countNamed = async () => (await database.queries.execute(named)).rowCount;

  it('leaves its name on no connection of the pool, so that its jobs are taken over', async () => {
    smtp = await startTestSmtp();
    const jobless = {
      database,
      log: pino({ level: 'silent' }),
      config: testConfig(folder),
      secret: { current: 'x' },
    };
    const queue = await runJobs([], { ...jobless, now: () => new Date() });
    await until(async () => (await countNamed()) === 4);
    const { pool } = database;
    await queue.stop();
    // The connections are in the pool, where they stay until they are idle for long.
    expect(pool.totalCount).toBeGreaterThan(0);
    await until(async () => (await countNamed()) === 0);
  });
});

describe('a server that is killed between taking a job and ending it', () => {
  it('loses the job within a minute to a server that runs', async () => {
    const arrived = Promise.withResolvers<undefined>();
    smtp = await startTestSmtp(async (mail) => {
      if (mail > 1) return;
      arrived.resolve(undefined);
      await new Promise(() => undefined);
    });
    const killed = await start();
    await write('taken over');
    await arrived.promise;
    await start();
    killed.kill('SIGKILL');
    await killed.ended;
    const killedAt = Date.now();
    await until(hasNoJobs);
    expect(Date.now() - killedAt).toBeLessThan(60_000);
    expect(subjects()).toEqual(['taken over']);
  });
});

describe('the job of a server that gets SIGTERM', () => {
  it('is put back in the queue if it does not end in time, and the server ends with exit code 0', async () => {
    const arrived = Promise.withResolvers<undefined>();
    smtp = await startTestSmtp(async () => {
      arrived.resolve(undefined);
      await new Promise(() => undefined);
    });
    const server = await start();
    await write('slow');
    await arrived.promise;
    const stopped = Date.now();
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - stopped).toBeLessThan(STOP_MS_MAX);
    const { rows } = await database.queries.execute(
      sql`select task_identifier, locked_by from graphile_worker.jobs`,
    );
    expect(rows).toEqual([{ task_identifier: 'send_mail', locked_by: null }]);
  });
});
