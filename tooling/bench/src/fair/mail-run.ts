import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Running, withServer } from '../harness/with-server.ts';

/** Runs a function with a server whose mails are about one message, written for as many members at once as by default. */
export async function withMailServer(work: (running: Running) => Promise<void>): Promise<void> {
  process.env['BATCH_MAX'] ??= '250';
  await withServer(work, { program: 'src/testing/run-notifications.ts' });
}

/** The timeout to send all mails, in milliseconds. Each mail becomes a file. */
const PATIENCE_MS = 10 * 60_000;

const LOOK_EVERY_MS = 20;

const REQUEST = `
  with run as (
    insert into notification_runs (association_id, id, kind, entity_id)
    select id, uuidv7(), 'bulletin', uuidv7() from associations returning association_id, id
  )
  select graphile_worker.add_job('write_notifications',
    json_build_object('association_id', association_id, 'run_id', id)) from run`;

async function until(client: pg.Client, query: string, every = LOOK_EVERY_MS): Promise<number> {
  const started = performance.now();
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(every)) {
    if ((await client.query(query)).rowCount) return performance.now() - started;
  }
  throw new Error('It took too long.');
}

/** The mails of one message, and the time they took to be written and then to be sent, in milliseconds. */
export interface MailRun {
  written: number;
  writeMs: number;
  sendMs: number;
}

export async function mailMembers(client: pg.Client): Promise<MailRun> {
  await client.query(REQUEST);
  const writeMs = await until(client, 'select from notification_runs where written_at is not null');
  const { rows } = await client.query<{ written: number }>(
    'select count(*)::int as written from outbox_mails',
  );
  const isSent = 'select from outbox_mails having bool_and(sent_at is not null)';
  const sendMs = await until(client, isSent, 1000);
  return { written: rows[0]?.written ?? 0, writeMs, sendMs };
}
