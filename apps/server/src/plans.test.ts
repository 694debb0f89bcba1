import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Operation, Shape } from '@mijn/domain/wire';
import { v7 as newId } from 'uuid';
import { openFiles } from './capabilities/files/index.ts';
import { modules } from './modules/index.ts';
import { startNotingRoutes } from './testing/authorisation/routes.ts';
import { fillStatements, moduleFixtures } from './testing/fixtures/all.ts';
import { createContext } from './testing/fixtures/context.ts';
import type { Fixtures, Params } from './testing/fixtures/fixtures.ts';
import { WORD } from './testing/fixtures/rows.ts';
import type { TestApp, TestClient } from './testing/index.ts';
import { genericPlanOf, noteStatements } from './testing/plans/note-statements.ts';

/** The setup is slow, because it creates thousands of rows. */
const FILL_TIMEOUT_MS = 60_000;

/** There are enough rows of each kind for PostgreSQL to use an index. */
const FILLING = { associations: 300, rows: 6000, id: 'gen_random_uuid()' };

const SCOPE = '/associations/{association_id}/';

/** The values of `sort` are those of the contract. */
const listSamples = {
  page: ['2'],
  per_page: ['10'],
  // The last one has a word that is nowhere, so that rows with one of the words are read.
  q: [WORD, `${WORD} 12`, WORD.slice(0, 4), `${WORD} juni 2026`, `${WORD} qwvxyz`],
};

interface Field {
  oneOf?: unknown[];
  optional?: boolean;
}

const fieldsOf = ({ query }: Shape): Record<string, Field> =>
  (query?.describe() as { fields?: Record<string, Field> } | undefined)?.fields ?? {};

function queriesOf(operation: Shape, { samples = {} }: Fixtures): string[] {
  const known: Fixtures['samples'] = { ...listSamples, ...samples };
  const fields = fieldsOf(operation);
  const own = Object.entries(fields).flatMap(([name, { oneOf }]) =>
    (name === 'sort' ? (oneOf ?? []).map(String) : (known[name] ?? [`no sample of ${name}`])).map(
      (value) => `?${name}=${value}`,
    ),
  );
  const hasRequired = Object.values(fields).some(({ optional }) => optional === false);
  return hasRequired ? own : ['', ...own];
}

const calls = moduleFixtures.flatMap(({ operations, fixtures }) =>
  operations
    .filter(({ method, path, bytes }) => method === 'GET' && path.startsWith(SCOPE) && bytes === undefined)
    .map((operation: Operation & Shape) => ({ operation, path: operation.path, fixtures })),
);

const cases = calls.flatMap(({ operation, path, fixtures }) =>
  queriesOf(operation, fixtures).map((query) => ({
    path,
    query,
    fixtures,
    // A call that refuses members without a role is for the board only.
    isForBoard: operation.errors?.includes('forbidden') ?? false,
    title: `${path.replace(SCOPE, '…/')}${query}`,
  })),
);

const lists = moduleFixtures.flatMap(({ fixtures }) =>
  (fixtures.lists ?? []).map((list) => ({ list, fixtures })),
);

let server: TestApp;
let routes: readonly string[];
let association_id: string;
/** Matches a sequential scan in a plan, of a table with many rows. */
let large: RegExp;
const paramsOf = new Map<Fixtures, Params>();
/** A generic plan does not depend on the values, and many calls have statements in common. */
const planOf = new Map<string, string>();
/** An owner and a board member, whose access filters are different. */
const members: TestClient[] = [];

beforeAll(async () => {
  ({ server, routes } = await startNotingRoutes());
  const { queries, pool } = server.database;
  for (const statement of fillStatements(FILLING)) await queries.execute(statement);
  await queries.execute('analyze');
  const { rows } = await pool.query<{ id: string }>(`select id from associations where code = '1'`);
  association_id = rows[0]?.id ?? '';
  const tables = await pool.query<{ names: string }>(
    `select string_agg(relname, '|') as names from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000`,
  );
  large = new RegExp(String.raw`Seq Scan on (${tables.rows[0]?.names})\b`, 'u');
  const association = { id: association_id };
  const context = createContext(server, association, 'Zaak');
  for (const { fixtures } of moduleFixtures) {
    const created = Object.values((await fixtures.create?.(context)) ?? {});
    // The parameters of the first fixture of a module are used, because the first fixture is visible to
    // owners.
    paramsOf.set(fixtures, Object.assign({ association_id }, ...created.toReversed()));
  }
  for (const is_board of [false, true]) {
    const user = await server.build.user();
    await server.build.membership(association, user, { is_board, is_invoice_check: true });
    const client = server.client();
    await client.login(user.email);
    members.push(client);
  }
}, FILL_TIMEOUT_MS);
afterAll(() => server.stop());

interface PlansOptions {
  isForBoard?: boolean;
  /** Selects statements of the call. The default is all. */
  isWanted?: (text: string) => boolean;
}

/** Calls as an owner and as a board member. */
async function plansOf(
  url: string,
  fixtures: Fixtures,
  { isForBoard = false, isWanted = () => true }: PlansOptions = {},
): Promise<string[]> {
  const params = paramsOf.get(fixtures) ?? {};
  const path = url.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
  const statements = await noteStatements(server.database, async () => {
    const statuses: number[] = [];
    for (const member of members) statuses.push((await member.raw(`/api${path}`)).status);
    expect(statuses).toEqual([isForBoard ? 403 : 200, 200]);
  });
  const wanted = statements.filter(({ text }) => isWanted(text));
  const different = new Map(wanted.map((statement) => [statement.text, statement]));
  for (const [text, statement] of different)
    if (!planOf.has(text)) planOf.set(text, await genericPlanOf(server.database, statement));
  return [...different.keys()].map((text) => planOf.get(text) ?? '');
}

describe('every call that reads', () => {
  it('has a test of its plans, unless it sends bytes', () => {
    const known = calls.map(({ path }) => `GET ${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`);
    const bytes =
      /\/(file|thumbnail|zip|calendar|csv|pdf|minutes-draft|presence\/sheet|voting-slips|letters|e-invoice|pictures\/:size)$/u;
    const scoped = routes.filter((route) => route.startsWith('GET /associations/') && !bytes.test(route));
    expect(known.toSorted()).toEqual(scoped.toSorted());
  });

  it('has rows to read if its module reads its own table', () => {
    const without = moduleFixtures.filter(
      ({ operations, fixtures }) =>
        operations.some(({ path }) => path.startsWith(SCOPE)) && fixtures.create && !fixtures.rows,
    );
    expect(without).toEqual([]);
  });

  it.each(cases)(
    '$title has no sequential scan of a large table',
    async ({ path, query, fixtures, isForBoard }) => {
      const plans = await plansOf(`${path}${query}`, fixtures, { isForBoard });
      expect(plans.length).toBeGreaterThan(0);
      for (const plan of plans) expect(plan).not.toMatch(large);
    },
  );
});

describe('the draft of minutes', () => {
  it('is made of rows that are read from indexes', async () => {
    const drafts = moduleFixtures.filter(({ operations }) =>
      operations.some(({ sends }) => sends === 'word'),
    );
    expect(drafts).toHaveLength(1);
    for (const { operations, fixtures } of drafts) {
      for (const plan of await plansOf(operations[0]?.path ?? '', fixtures, { isForBoard: true }))
        expect(plan).not.toMatch(large);
    }
  });
});

describe.each(modules.flatMap(({ digest }) => digest ?? []))(
  'the news of $kind in the digest',
  ({ list }) => {
    it.each([false, true])('are read from an index by their time (board: %s)', async (is_board) => {
      const { database, config, secret, clock, app } = server;
      const services = { database, config, secret, now: clock.now, log: app.log, files: openFiles(config) };
      const membership = { association_id, is_board, is_invoice_check: false, is_invoice_check_copy: false };
      const now = clock.now();
      const statements = await noteStatements(database, async () => {
        await list(services, { user_id: newId(), membership }, new Date(now.getTime() - 86_400_000), now);
      });
      expect(statements).toHaveLength(1);
      for (const statement of statements) {
        const plan = await genericPlanOf(database, statement);
        expect(plan).not.toMatch(large);
        expect(plan).toMatch(/Index Cond: [^\n]*\b(id|photos_added_at|happened_at) >= /u);
      }
    });
  },
);

describe('a list that is read in the order of an index', () => {
  it('is tested for every operation with a sort', () => {
    const sorted = calls.filter(({ operation }) => 'sort' in fieldsOf(operation));
    const tested = new Set(lists.map(({ list }) => `${SCOPE}${list.split('?')[0]}`));
    expect(sorted.map(({ path }) => path).filter((path) => !tested.has(path))).toEqual([]);
  });

  it.each(lists)('$list has no sort in its plan', async ({ list, fixtures }) => {
    // The page of a list is read with the number of all rows. Other statements add to the rows of the page.
    const plans = await plansOf(`${SCOPE}${list}`, fixtures, {
      isWanted: (text) => /\bas total\b/u.test(text),
    });
    expect(plans.length).toBeGreaterThan(0);
    // A merge of sorted rows has a `Sort Key`, but it sorts nothing.
    for (const plan of plans) expect(plan).not.toMatch(/\bSort\b(?! Key)/u);
  });
});
