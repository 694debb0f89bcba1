import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import type { FastifyReply } from 'fastify';
import { object, string } from 'yup';
import { createFairQueue } from '../database/fair-queue.ts';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';
import { until } from '../../testing/killed-servers.ts';
import { bind } from './index.ts';

const response = object({ found: string().required() });
const operations = {
  search: { method: 'GET', path: '/held', query: object({ q: string() }).exact(), response },
  lined: { method: 'GET', path: '/held.line', query: object({ q: string() }).exact(), response },
  zip: { method: 'GET', path: '/held.zip', bytes: true, sends: 'zip' },
  pdf: {
    method: 'GET',
    path: '/held.pdf',
    query: object({ q: string() }).exact(),
    bytes: true,
    sends: 'pdf',
  },
  whole: { method: 'GET', path: '/held.whole', isCostly: true, response },
} as const;

let time = 0;
/** A queue as that of the statements of searches, in which every work takes some time. */
const line = createFairQueue(1, {
  waitMs: 60_000,
  onTooLong: () => new Error('The work waited too long.'),
  now: () => (time += 1),
});

let server: TestApp;
let anna: TestClient;
let frits: TestClient;
let begun: string[];
let closed: string[] = [];
let release: () => void;
let released: Promise<void>;

/** Sends bytes of which the last are held. */
async function sendHeld(name: string, reply: FastifyReply): Promise<FastifyReply> {
  begun.push(name);
  const bytes = async function* () {
    yield 'first';
    await released;
    yield ' last';
  };
  return reply.send(Readable.from(bytes()));
}

beforeAll(async () => {
  server = await startTestApp({
    furtherCalls: (api) => {
      api.addHook('onRequest', async ({ url }, { raw }) => {
        raw.once('close', () => closed.push(url));
      });
      bind(api, operations, {
        search: async ({ caller, query: { q = '' } }) => {
          begun.push(`${caller.name} ${q}`);
          if (q !== '') await released;
          return { found: `found ${q}` };
        },
        lined: async ({ caller, query: { q = '' } }) =>
          line.run(async () => {
            begun.push(`${caller.name} ${q}`);
            await released;
            return { found: `found ${q}` };
          }),
        whole: async ({ caller }) => {
          begun.push(`${caller.name} whole`);
          await released;
          return { found: 'everything' };
        },
        zip: async ({ caller, reply }) => sendHeld(`${caller.name} zip`, reply),
        pdf: async ({ caller, reply }) => sendHeld(`${caller.name} pdf`, reply),
      });
    },
  });
  anna = await memberOf('Anna');
  frits = await memberOf('Frits');
});
afterAll(() => server.stop());
beforeEach(() => {
  begun = [];
  closed = [];
  const held = Promise.withResolvers<void>();
  released = held.promise;
  release = () => held.resolve();
});

async function memberOf(name: string): Promise<TestClient> {
  const client = server.client();
  await client.login((await server.build.user({ name })).email);
  return client;
}

const search = (client: TestClient, q: string) => client.get(`/held?q=${q}`);

const areBegun = (count: number) => until(() => begun.length === count, `${count} calls have begun`);

describe('the costly calls of a member', () => {
  it('run two at a time; some wait, more are refused, and those of another member overtake them', async () => {
    let refusals = 0;
    const flood = Array.from({ length: 40 }, async (_, at) => {
      const found = await search(anna, `lift${at}`);
      if (found.status === 429) refusals += 1;
      return found;
    });
    await until(() => refusals === 40 - COSTLY_CALLS_AT_ONCE - COSTLY_CALLS_WAITING_MAX, 'the line is full');
    expect(begun).toHaveLength(COSTLY_CALLS_AT_ONCE);
    const other = search(frits, 'dak');
    await areBegun(COSTLY_CALLS_AT_ONCE + 1);
    expect(begun.at(-1)).toBe('Frits dak');
    release();
    expect((await other).status).toBe(200);
    const responses = await Promise.all(flood);
    expect(begun).toHaveLength(COSTLY_CALLS_AT_ONCE + 1 + COSTLY_CALLS_WAITING_MAX);
    const refused = responses.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'too_many_requests' });
    expect(refused?.headers.get('retry-after')).toBe('2');
    // The line of waiting calls is empty again.
    expect((await search(anna, 'dak')).status).toBe(200);
  });

  it('take turns with those of another member at the statements of searches too', async () => {
    const first = anna.get('/held.line?q=a');
    await areBegun(1);
    const second = anna.get('/held.line?q=b');
    await until(() => line.countWaiting() === 1, 'the second search waits');
    const other = frits.get('/held.line?q=c');
    await until(() => line.countWaiting() === 2, 'the other search waits');
    release();
    for (const { status } of await Promise.all([first, second, other])) expect(status).toBe(200);
    expect(begun).toEqual(['Anna a', 'Frits c', 'Anna b']);
  });

  it('share their turns with calls that cost much without a search', async () => {
    const calls = [search(anna, 'lift'), anna.get('/held.whole')];
    await areBegun(COSTLY_CALLS_AT_ONCE);
    const third = anna.get('/held.whole');
    const other = frits.get('/held.whole');
    await areBegun(COSTLY_CALLS_AT_ONCE + 1);
    expect(begun.at(-1)).toBe('Frits whole');
    release();
    for (const { status } of await Promise.all([...calls, third, other])) expect(status).toBe(200);
  });

  it('keep their turn when their client goes, and those that wait leave the line', async () => {
    const gone = new AbortController();
    const signal = gone.signal;
    const left = ['a', 'b'].map((q) => anna.raw(`/api/held?q=${q}`, { signal }).catch(() => undefined));
    await areBegun(2);
    const waiting = new AbortController();
    const { signal: waits } = waiting;
    const third = anna.raw('/api/held?q=c', { signal: waits }).catch(() => undefined);
    const fourth = search(anna, 'd');
    gone.abort();
    await Promise.all(left);
    await until(() => closed.length === 2, 'the clients have gone');
    expect((await anna.get('/held')).status).toBe(200);
    waiting.abort();
    await third;
    await until(() => closed.includes('/api/held?q=c'), 'the one that waits has gone');
    expect(begun.toSorted()).toEqual(['Anna ', 'Anna a', 'Anna b']);
    release();
    expect((await fourth).status).toBe(200);
    expect(begun).not.toContain('Anna c');
  });

  it.each([
    ['a zip', 'zip', '/held.zip'],
    ['a PDF that is drawn', 'pdf', '/held.pdf?q=dak'],
  ])(
    'do not count %s among the searches, and it keeps its turn until its bytes are sent',
    async (_, name, path) => {
      const files = await Promise.all([0, 1].map(() => anna.raw(`/api${path}`)));
      const third = anna.raw(`/api${path}`);
      const found = search(anna, 'lift');
      await areBegun(3);
      expect(begun).toEqual([`Anna ${name}`, `Anna ${name}`, 'Anna lift']);
      release();
      expect((await found).status).toBe(200);
      expect(await Promise.all(files.map((file) => file.text()))).toEqual(['first last', 'first last']);
      expect(await (await third).text()).toBe('first last');
    },
  );
});
