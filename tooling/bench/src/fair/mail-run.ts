import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Running, withMembers } from '../harness/with-server.ts';

/** Runs a function with a server of so many owners, whose mails are about one message, written for as many at once as by default. */
export const withMailServer = async (
  owners: number,
  work: (running: Running) => Promise<void>,
): Promise<void> =>
  withMembers(
    owners,
    async (running) => {
      await running.client.query('vacuum analyze');
      await work(running);
    },
    { program: 'src/testing/run-notifications.ts', settings: { BATCH_MAX: '250' } },
  );

/** The longest that is waited for the work of a server, in milliseconds. */
const PATIENCE_MS = 10 * 60_000;

const REQUEST = `
  with run as (
    insert into notification_runs (association_id, id, kind, entity_id)
    select id, uuidv7(), 'bulletin', uuidv7() from associations returning association_id, id
  )
  select graphile_worker.add_job('write_notifications',
    json_build_object('association_id', association_id, 'run_id', id)) from run`;

/** Waits until a query returns a row. Returns how long that took, in milliseconds. @throws Error after ten minutes */
export async function until(client: pg.Client, query: string, every = 250): Promise<number> {
  const started = performance.now();
  for (; performance.now() - started < PATIENCE_MS; await wait(every))
    if ((await client.query(query)).rowCount) return performance.now() - started;
  throw new Error(`The server took too long, until: ${query}`);
}

/** Mails all owners. Returns the time until all mails were written, and then until all were sent, in milliseconds. */
export async function mailMembers(
  client: pg.Client,
  owners: number,
): Promise<{ writeMs: number; sendMs: number }> {
  await client.query(REQUEST);
  const writeMs = await until(client, 'select from notification_runs where written_at is not null', 20);
  const sent = `select from outbox_mails having bool_and(sent_at is not null) and count(*) = ${owners}`;
  return { writeMs, sendMs: await until(client, sent) };
}
