import { get, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { inMegabytes, printVerdict, tableOf } from '../harness/report.ts';
import { memoryOf } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';

const STREAMS = 1000;

/** The code of the first member after the one with the code `bench`. */
const FIRST_MEMBER = 2;

/** The time in which the memory settles before a measurement, in milliseconds. */
const SETTLE_MS = 5000;

async function connections(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows[0]?.n ?? 0;
}

interface Stream {
  response: IncomingMessage;
  isReady: boolean;
  hasEvent: boolean;
}

/** Each stream is of another member, because one member has few. */
async function open(url: string, client: pg.Client, code?: string): Promise<Stream> {
  const { headers: session } = await openSession(client, code);
  const headers = { ...session, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const request = get(`${url}/api/events`, { headers, agent: false }, (response) => {
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

async function measure({ server: { url, pid }, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client, FIRST_MEMBER + STREAMS);
  // A first stream loads the code that all streams share.
  const first = await open(url, client);
  await wait(SETTLE_MS);
  const [memory, connected] = [memoryOf(pid), await connections(client)];
  const streams: Stream[] = [];
  while (streams.length < STREAMS)
    streams.push(await open(url, client, String(FIRST_MEMBER + streams.length)));
  await wait(SETTLE_MS);
  const [grown, added] = [memoryOf(pid) - memory, (await connections(client)) - connected];
  const delay = await publish(client, streams);
  for (const { response } of [first, ...streams]) response.destroy();

  const printRow = tableOf(42, 7);
  printRow(['streams', STREAMS]);
  printRow(['memory of the server above one stream, MB', inMegabytes(grown)]);
  printRow(['further connections to the database', added]);
  printRow(['until an event has reached all of them, ms', delay.toFixed(0)]);
  const { memoryBytesMax, connectionsMax } = budgets.events;
  printVerdict(
    grown <= memoryBytesMax && added <= connectionsMax,
    `at most ${inMegabytes(memoryBytesMax)} MB, and no connection for each stream`,
  );
}

export const measureEvents = async (): Promise<void> => withServer(measure);
