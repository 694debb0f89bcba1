import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sizeOf } from '@mijn/jest/long';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp, type TestClient } from '../../testing/index.ts';
import { NAMED_STATEMENTS_MAX, runPrepared } from './statement.ts';

const SEARCHES = sizeOf(1000, 120);
/** The number of statements with a name in the code. They load and update the session of a call. */
const OF_EVERY_CALL = 2;
const LISTS = ['archive/documents', 'todos', 'meetings', 'forms', 'invoices', 'search'] as const;

let server: TestApp;
let client: TestClient;
let path: string;
beforeAll(async () => {
  server = await startTestApp({ config: { callLimits: 'off' } });
  const user = await server.build.user();
  const association = await server.build.association();
  await server.build.membership(association, user, { is_board: true, is_invoice_check: true });
  path = `/associations/${association.id}`;
  client = server.client();
  await client.login(user.email);
});
afterAll(() => server.stop());

/** Returns a search of one to eight words, each long or short. Every number gives another search. */
const wordsOf = (number: number): string =>
  Array.from({ length: 1 + (number % 8) }, (_, place) =>
    (number >> (place + 3)) % 2 === 0 ? `nr${number}` : `dakgoot${'x'.repeat(place)}`,
  ).join(' ');

async function countNamed(): Promise<number[]> {
  const { pool } = server.database;
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  try {
    return await Promise.all(
      clients.map(async (connection) => {
        const { rows } = await connection.query<{ count: number }>(
          'select count(*)::int as count from pg_prepared_statements',
        );
        return rows[0]?.count ?? 0;
      }),
    );
  } finally {
    for (const connection of clients) connection.release();
  }
}

async function inParallel(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const run = async () => {
    while (next < count) {
      const number = next;
      next += 1;
      await work(number);
    }
  };
  await Promise.all(Array.from({ length: 8 }, run));
}

describe('the prepared statements of a connection', () => {
  it(`do not increase after ${SEARCHES} different searches`, async () => {
    await inParallel(SEARCHES, async (number) => {
      const q = encodeURIComponent(wordsOf(number));
      const list = LISTS[number % LISTS.length];
      expect((await client.get(`${path}/${list}?q=${q}`)).status).toBe(200);
    });
    expect(Math.max(...(await countNamed()))).toBeLessThanOrEqual(OF_EVERY_CALL);
    // The timeout is long for a thousand calls, because the machine may run other suites at the same time.
  }, 120_000);

  it('have a maximum number, even if all queries are different', async () => {
    await inParallel(100 * 2, async (number) => {
      const query = sql`select ${1}::int as ${sql.identifier(`column_${number}`)}`;
      expect(await runPrepared(server.database, query)).toEqual([{ [`column_${number}`]: 1 }]);
    });
    for (const count of await countNamed()) {
      expect(count).toBeLessThanOrEqual(NAMED_STATEMENTS_MAX + OF_EVERY_CALL);
    }
  });
});
