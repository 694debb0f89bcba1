import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { watch } from '../reading/watch.ts';
import { type RealServer, startRealServer, withDataFolder } from '../real-server.ts';
import { connectionIn, signIn } from '../server/rows.ts';

const OWNERS = 5000;
const IDLE_MS = 20_000;

/** The timeout to send all mails, in milliseconds. Each mail becomes a file. */
const PATIENCE_MS = 10 * 60_000;

/** The interval between two looks at the progress, in milliseconds. */
const LOOK_EVERY_MS = 20;

const statements = [
  `insert into associations (id, code, name) values (uuidv7(), '1', 'VvE 1')`,
  `insert into users (id, code, email, name) values (uuidv7(), 'bench', 'bench@waterpas.example', 'Anna Eigenaar')`,
  `insert into users (id, code, email, name)
    select uuidv7(), n::text, n || '@waterpas.example', 'Lid ' || n from generate_series(2, ${OWNERS}) n`,
  `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
    select a.id, u.id, false, false, false from associations a, users u`,
  'vacuum analyze',
];

/** Requests the mails about one message, as its publication does. */
const REQUEST = `
  with run as (
    insert into notification_runs (association_id, id, kind, entity_id)
    select id, uuidv7(), 'bulletin', uuidv7() from associations returning association_id, id
  )
  select graphile_worker.add_job('write_notifications',
    json_build_object('association_id', association_id, 'run_id', id)) from run`;

/** Waits until a query has a row, and returns the time it took, in milliseconds. */
async function until(client: pg.Client, query: string, every = LOOK_EVERY_MS): Promise<number> {
  const started = performance.now();
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(every)) {
    if ((await client.query(query)).rowCount) return performance.now() - started;
  }
  throw new Error('It took too long.');
}

async function measure(server: RealServer, client: pg.Client): Promise<boolean> {
  for (const statement of statements) await client.query(statement);
  const { token } = await signIn(client);
  const target = {
    url: `${server.address}/api/auth/user`,
    headers: { cookie: `mijn_session=${token}`, accept: 'application/json' },
    pid: server.pid,
  };
  const lasting = (ms: number) => {
    const end = Date.now() + ms;
    return () => Date.now() >= end;
  };
  await watch(target, lasting(IDLE_MS / 4));
  const idle = await watch(target, lasting(IDLE_MS));
  let isOver = false;
  // The mails are written within a second or two, which is too few calls for a percentile of their own.
  const watched = watch(target, () => isOver);
  await client.query(REQUEST);
  const writeMs = await until(client, 'select from notification_runs where written_at is not null');
  const { rows } = await client.query<{ written: number }>(
    'select count(*)::int as written from outbox_mails',
  );
  const isSent = 'select from outbox_mails having bool_and(sent_at is not null)';
  const sendMs = await until(client, isSent, 1000).finally(() => {
    isOver = true;
  });
  const mailing = await watched;

  const written = rows[0]?.written ?? 0;
  console.log(
    `${written} mails were written in ${writeMs.toFixed(0)} ms, and sent in ${(sendMs / 1000).toFixed(0)} s.`,
  );
  console.log('\nGET auth/user      calls   p95 ms   slowest ms');
  for (const [name, { calls, p95, slowest }] of Object.entries({ idle, mailing })) {
    const figures = `${String(calls).padStart(9)}${p95.toFixed(1).padStart(9)}${slowest.toFixed(1).padStart(13)}`;
    console.log(`${name.padEnd(15)}${figures}`);
  }
  const slower = mailing.p95 / idle.p95;
  const { writeMsMax, p95Max } = budgets.notifications;
  const isKept = written === OWNERS && writeMs < writeMsMax && slower < p95Max;
  console.log(
    `${isKept ? 'kept' : 'BROKEN'}: ${writeMs.toFixed(0)} ms of at most ${writeMsMax}, ` +
      `and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
  return isKept;
}

/**
 * Prints how long the mails to 5,000 owners take to write, and the response times of the server meanwhile. This is
 * the command `bench notifications`.
 */
export async function printNotifications(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir, [], 'src/testing/run-notifications.ts');
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      if (!(await measure(server, client))) process.exitCode = 1;
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
