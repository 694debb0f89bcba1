import { execFileSync } from 'node:child_process';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { budgets } from '../budgets.ts';
import { type RealServer, startRealServer, withDataFolder } from '../real-server.ts';
import { connectionIn, signIn } from '../server/rows.ts';

const STREAMS = 1000;

/** The time in which the memory settles before a measurement, in milliseconds. */
const SETTLE_MS = 5000;

const MEGABYTE = 1_000_000;

/** Returns the resident memory of a process, in bytes. */
const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

async function connections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows[0]?.n ?? 0;
}

/** An open stream, and whether it has received an event. */
interface Stream {
  response: IncomingMessage;
  isReady: boolean;
  hasEvent: boolean;
}

/** Opens a stream on a connection of its own, as a browser does. */
async function open(address: string, token: string): Promise<Stream> {
  const headers = { cookie: `mijn_session=${token}`, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/events`, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`The stream answered ${response.statusCode}.`));
        return;
      }
      const stream: Stream = { response, isReady: false, hasEvent: false };
      response.setEncoding('utf8').on('data', (text: string) => {
        stream.isReady ||= text.includes('event: ready');
        stream.hasEvent ||= text.includes('event: section');
        if (stream.isReady) resolve(stream);
      });
    });
    request.on('error', reject);
  });
}

/** Creates a user and a membership, so that a session can be opened. */
async function prepare(client: pg.Client): Promise<void> {
  await client.query(`insert into associations (id, code, name) values (uuidv7(), '1', 'VvE 1')`);
  await client.query(
    `insert into users (id, code, email, name) values (uuidv7(), 'bench', 'bench@waterpas.example', 'Anna Eigenaar')`,
  );
  await client.query(
    `insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)
      select a.id, u.id, false, false, false from associations a, users u`,
  );
}

/**
 * Returns the time until all streams have received an event, in milliseconds.
 * @throws Error when that takes 10 seconds.
 */
async function publish(client: pg.Client, streams: readonly Stream[]): Promise<number> {
  const started = performance.now();
  const event = { id: 1, association_id: null, section: 'news' };
  await client.query(`select pg_notify('section_events', $1)`, [JSON.stringify(event)]);
  for (let tries = 0; !streams.every(({ hasEvent }) => hasEvent); tries += 1) {
    if (tries > 1000) throw new Error('Not all streams received the event.');
    await wait(10);
  }
  return performance.now() - started;
}

async function measure({ address, pid }: RealServer, client: pg.Client): Promise<void> {
  await prepare(client);
  // A first stream loads the code that all streams share.
  const first = await open(address, (await signIn(client)).token);
  await wait(SETTLE_MS);
  const [memory, connected] = [memoryOf(pid), await connections(client)];
  const streams: Stream[] = [];
  while (streams.length < STREAMS) streams.push(await open(address, (await signIn(client)).token));
  await wait(SETTLE_MS);
  const [grown, added] = [memoryOf(pid) - memory, (await connections(client)) - connected];
  const delay = await publish(client, streams);
  for (const { response } of [first, ...streams]) response.destroy();

  const { memoryBytesMax, connectionsMax } = budgets.events;
  const isKept = grown <= memoryBytesMax && added <= connectionsMax;
  console.log(`streams                               ${STREAMS}`);
  console.log(`memory of the server above one stream ${(grown / MEGABYTE).toFixed(1)} MB`);
  console.log(`further connections to the database   ${added}`);
  console.log(`an event reaches all of them in       ${delay.toFixed(0)} ms`);
  console.log(
    `${isKept ? 'kept' : 'BROKEN'}: at most ${memoryBytesMax / MEGABYTE} MB, and no connection for each stream`,
  );
}

/** Prints the memory and the connections to the database that 1,000 open event streams cost. This is the command `bench events`. */
export async function printEvents(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      await measure(server, client);
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
