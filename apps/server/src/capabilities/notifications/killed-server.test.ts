import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { middleOf, sizeOf } from '@mijn/jest/long';
import { isNotNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 as newId } from 'uuid';
import { type Database, outboxMails } from '../../platform/database/index.ts';
import { createBuilders } from '../../testing/builders.ts';
import { createKilledServers, type KilledServers, until } from '../../testing/killed-servers.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import { startTestSmtp, type TestSmtp } from '../../testing/smtp-server.ts';
import { DIGEST_BATCH_MAX, writeDigests } from './digest.job.ts';
import { digestDays } from './notifications.tables.ts';
import { requestNotification } from './request-notification.ts';
import { BATCH_MAX } from './write-notifications.job.ts';

jest.setTimeout(300_000);

/** The number of members of a batch: that of the job in the long run, and few otherwise. */
const batchOf = (full: number): number => sizeOf(full, 8);

/** The number of members who are enough where the batches do not matter. */
const FEW = 10;

/** The lock at which a server stops until it is killed. The test holds the lock. */
const LOCK = 4242;

let servers: KilledServers;
let database: Database;
let smtp: TestSmtp;
let holder: pg.Client;
let association: { id: string };

beforeEach(async () => {
  servers = await createKilledServers('testing/run-notifications.ts');
  ({ database } = servers);
  smtp = await startTestSmtp();
  holder = new pg.Client({ connectionString: servers.databaseUrl });
  await holder.connect();
  association = await createBuilders(database).association();
});
afterEach(async () => {
  await smtp.stop();
  await holder.end();
  await servers.stop();
});

async function addMembers(count: number): Promise<void> {
  await database.queries.execute(sql`
    insert into users (id, code, email, name)
    select gen_random_uuid(), n::text, n || '@waterpas.example', 'Lid ' || n from generate_series(1, ${count}) n`);
  await database.queries.execute(sql`
    insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select ${association.id}, id, false, false, false from users`);
}

const start = (batchMax: number = BATCH_MAX) =>
  servers.start({ SMTP_URL: smtp.url, BATCH_MAX: String(batchMax) });

/** Ends the server's statements that wait for the lock too, which PostgreSQL would finish otherwise, and frees its jobs. */
async function kill(server: ServerProcess): Promise<void> {
  server.kill('SIGKILL');
  await server.ended;
  await holder.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
  );
  await servers.releaseJobs();
}

const request = () =>
  database.queries.transaction((transaction) =>
    requestNotification(transaction, {
      association_id: association.id,
      kind: 'bulletin',
      entity_id: newId(),
    }),
  );

const isQueueEmpty = async () => (await servers.countJobs()) === 0;

function countsOf(name: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mail of smtp.received) {
    const value = new RegExp(`^${name}:\\s*(.*)$`, 'imu').exec(mail)?.[1]?.trim() ?? '';
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

interface Step {
  table: string;
  change: string;
  condition: string;
}

const SENT_AT_ONCE = 2;

/** Makes every server stop just before each change of the steps, until the test releases the lock. */
async function stopAt(...steps: readonly Step[]): Promise<void> {
  await holder.query(`select pg_advisory_lock(${LOCK})`);
  await holder.query('create schema stops');
  for (const [index, { table, change, condition }] of steps.entries()) {
    await holder.query(`create function stops.at_${index}() returns trigger language plpgsql as $$
      begin
        if ${condition} then perform pg_advisory_xact_lock(${LOCK}); end if;
        return coalesce(new, old);
      end $$`);
    await holder.query(
      `create trigger stop_${index} before ${change} on ${table} for each row execute function stops.at_${index}()`,
    );
  }
}

const countStopped = async () => {
  const { rowCount } = await holder.query(
    `select from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
  );
  return rowCount ?? 0;
};

async function release(): Promise<void> {
  await holder.query(`select pg_advisory_unlock(${LOCK})`);
  await holder.query('drop schema stops cascade');
}

const taskIs = (name: string, row = 'old') =>
  `${row}.task_id = (select id from graphile_worker._private_tasks where identifier = '${name}')`;
const JOBS = 'graphile_worker._private_jobs';

interface NamedStep extends Step {
  name: string;
  /** A second change at which the server is stopped. A queue takes the next job before the end of a job is written. */
  next?: Step;
  /** Whether mails are sent until this step, as many as one server sends at the same time. */
  isOfSending?: boolean;
}

/** Makes mails wait, because a killed server may send a mail twice (docs/decisions/0130), and speed decides how many. */
const holdMails = () =>
  holder.query(`create function hold_mail() returns trigger language plpgsql as $$
      begin
        if ${taskIs('send_mail', 'new')} then new.run_at := now() + interval '1 day'; end if;
        return new;
      end $$;
    create trigger hold_mail before insert on ${JOBS} for each row execute function hold_mail()`);

const releaseMails = async (count: number | null) => {
  await holder.query('drop function if exists hold_mail cascade');
  await holder.query(
    `update ${JOBS} set run_at = now()
      where id in (select id from ${JOBS} where run_at > now() + interval '1 hour' order by id limit $1)`,
    [count],
  );
};

const countMarked = () => database.queries.$count(outboxMails, isNotNull(outboxMails.sent_at));

/** Starts a server at each step, and kills it there. Then starts a server, and waits until it has done all jobs. */
async function killAtEach(steps: readonly NamedStep[], batchMax: number): Promise<void> {
  await holdMails();
  for (const { next, isOfSending = false, name, ...step } of steps) {
    if (isOfSending) await releaseMails(SENT_AT_ONCE);
    await stopAt(step, ...(next ? [next] : []));
    const server = await start(batchMax);
    await until(async () => (await countStopped()) > 0, name);
    if (isOfSending) await until(async () => (await countMarked()) === SENT_AT_ONCE, name);
    await kill(server);
    await release();
  }
  await releaseMails(null);
  await start(batchMax);
  await until(isQueueEmpty);
}

/** Returns the condition that a mail is for one of the members, in the order in which they are mailed. */
const isOfMember = (number: number) =>
  `new.recipient = (select email from users order by id offset ${number} limit 1)`;

const steps: readonly NamedStep[] = [
  {
    name: 'before the first mail is written',
    table: 'outbox_mails',
    change: 'insert',
    condition: 'true',
  },
  {
    name: 'in the middle of the first batch',
    table: 'outbox_mails',
    change: 'insert',
    condition: isOfMember(batchOf(BATCH_MAX) / 2),
  },
  {
    name: 'when the mails of a batch are written, and how far the run is, is not',
    table: 'notification_runs',
    change: 'update',
    condition: 'new.written_at is null',
  },
  {
    name: 'in the second batch',
    table: 'outbox_mails',
    change: 'insert',
    condition: `(select last_user_id from notification_runs) is not null`,
  },
  {
    name: 'when the last batch is written, and that the run is done, is not',
    table: 'notification_runs',
    change: 'update',
    condition: 'new.written_at is not null',
  },
  {
    name: 'when all mails are written, and the end of the job is not',
    table: JOBS,
    change: 'delete',
    condition: taskIs('write_notifications'),
  },
  {
    name: 'when a mail is marked as sent, and the end of its job is not written',
    table: JOBS,
    change: 'delete',
    condition: taskIs('send_mail'),
    isOfSending: true,
  },
];

const lastBatch: Step = {
  table: 'digest_days',
  change: 'update',
  condition: 'new.written_at is not null',
};

const digestSteps: readonly NamedStep[] = [
  {
    name: 'in the middle of the first batch',
    table: 'outbox_mails',
    change: 'insert',
    condition: isOfMember(batchOf(DIGEST_BATCH_MAX) / 2),
  },
  {
    name: 'when the digests of a batch are written, and until when they tell, is not',
    table: 'digest_marks',
    change: 'insert',
    condition: 'true',
  },
  {
    name: 'when the first batch is written, and how far the day is, is not',
    table: 'digest_days',
    change: 'update',
    condition: 'new.written_at is null',
  },
  {
    name: 'when a batch is written with the job for the next one, and the end of its own job is not',
    table: JOBS,
    change: 'delete',
    condition: taskIs('write_digests'),
    next: lastBatch,
  },
  { name: 'when the last batch is written, and that the day is done, is not', ...lastBatch },
];

describe('a server that is killed', () => {
  it('after the request was committed, before any server took the job, loses no mail', async () => {
    await addMembers(FEW);
    await request();
    await start();
    await until(isQueueEmpty);
    expect(countsOf('To').size).toBe(FEW);
    expect(smtp.received).toHaveLength(FEW);
  });

  it('at the steps of a run, one after the other, mails each member once', async () => {
    const batchMax = batchOf(BATCH_MAX);
    const members = batchMax + 4;
    await addMembers(members);
    await request();
    await killAtEach(middleOf(steps), batchMax);
    expect(countsOf('To').size).toBe(members);
    expect(smtp.received).toHaveLength(members);
    expect(await database.queries.$count(outboxMails)).toBe(members);
  });

  it('at the steps of the digests of a day, one after the other, mails each member once', async () => {
    const batchMax = batchOf(DIGEST_BATCH_MAX);
    const members = batchMax + 4;
    await addMembers(members);
    await database.queries.execute(sql`
      insert into notification_choices (association_id, user_id, kind, is_on, changed_at)
      select ${association.id}, id, 'archive_documents', true, now() - interval '1 day' from users`);
    const day = '2026-11-20';
    await database.queries.insert(digestDays).values({ day, until: new Date() });
    await writeDigests.add(database.queries, { day });
    await killAtEach(middleOf(digestSteps), batchMax);
    expect(countsOf('To').size).toBe(members);
    expect(smtp.received).toHaveLength(members);
  });

  it('between the acceptance of a mail and its mark, sends only the mails at hand again, with the same Message-ID', async () => {
    await addMembers(FEW);
    await stopAt({ table: 'outbox_mails', change: 'update', condition: 'new.sent_at is not null' });
    const server = await start();
    await request();
    await until(async () => (await countStopped()) === SENT_AT_ONCE);
    await kill(server);
    const accepted = smtp.received.length;
    expect(accepted).toBe(SENT_AT_ONCE);
    await release();
    await start();
    await until(isQueueEmpty);
    expect(countsOf('To').size).toBe(FEW);
    expect(smtp.received).toHaveLength(FEW + accepted);
    const twice = [...countsOf('Message-ID').values()].filter((count) => count === 2);
    expect(twice).toHaveLength(accepted);
    expect(countsOf('Message-ID').size).toBe(FEW);
  });
});
