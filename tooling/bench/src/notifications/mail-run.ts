import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** The timeout to send all mails, in milliseconds. Each mail becomes a file. */
const PATIENCE_MS = 10 * 60_000;

/** The interval between two looks at the progress, in milliseconds. */
const LOOK_EVERY_MS = 20;

/** Requests the mails about one message, as its publication does. */
const REQUEST = `
  with run as (
    insert into notification_runs (association_id, id, kind, entity_id)
    select id, uuidv7(), 'bulletin', uuidv7() from associations returning association_id, id
  )
  select graphile_worker.add_job('write_notifications',
    json_build_object('association_id', association_id, 'run_id', id)) from run`;

/** Creates an association with so many members, of whom one can sign in. */
export async function createMembers(client: pg.Client, count: number): Promise<void> {
  const statements = [
    `insert into associations (id, code, name) values (uuidv7(), '1', 'VvE 1')`,
    `insert into users (id, code, email, name) values (uuidv7(), 'bench', 'bench@waterpas.example', 'Anna Eigenaar')`,
    `insert into users (id, code, email, name)
      select uuidv7(), n::text, n || '@waterpas.example', 'Lid ' || n from generate_series(2, ${count}) n`,
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, false, false from associations a, users u`,
    'vacuum analyze',
  ];
  for (const statement of statements) await client.query(statement);
}

/** Waits until a query has a row, and returns the time it took, in milliseconds. */
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

/** Mails a message to all members, and waits until the last mail is sent. */
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
