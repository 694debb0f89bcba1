import { isDeepStrictEqual } from 'node:util';
import { type Filling, fillStatements, moduleFixtures, type ScaleCall } from '@mijn/server/testing/fixtures';
import { openSession } from '../harness/database.ts';
import { type Running, withServerOn } from '../harness/with-server.ts';

/** The first associations of each filling have rows of every kind. */
const ASKED = 10;

/** The code of the board member of these associations. */
const BOARD = 'bench-board';

const DOCUMENTS_EACH = 100;

/** The calls of all modules that are measured. */
export const scaleCalls = moduleFixtures.flatMap(({ fixtures }) => fixtures.calls ?? []);

/** The small filling: 1,000 rows of each kind. */
export const smallFilling: Filling = { associations: 100, rows: 1000, id: 'uuidv7()' };

export const largeFilling = (documents: number): Filling => ({
  associations: Math.ceil(documents / DOCUMENTS_EACH),
  rows: documents,
  id: 'uuidv7()',
});

const MEMBERSHIPS =
  'insert into memberships (association_id, user_id, is_board, is_invoice_check, is_invoice_check_copy)';

const members = ({ associations }: Filling): string[] => [
  `insert into users (id, code, email, name)
    select uuidv7(), code, code || '@waterpas.example', 'Anna Eigenaar' from (
      select 'bench' || n as code from generate_series(1, ${associations * 5}) n union select 'bench' union select '${BOARD}'
    ) codes`,
  `${MEMBERSHIPS} select a.id, u.id, u.code = '${BOARD}', u.code = 'bench', false
    from associations a, users u where u.code in ('bench', '${BOARD}') and a.code::int <= ${ASKED}`,
  `${MEMBERSHIPS} select a.id, u.id, false, false, false
    from associations a join users u on u.code = 'bench' || a.code::int * 5`,
];

const SETTINGS = [
  // Triggers and foreign keys are disabled, because the rows are consistent and checking or counting each row takes time.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `set maintenance_work_mem = '1GB'`,
  `set work_mem = '256MB'`,
];

/** Indexes that no constraint needs are dropped and created again after the rows are inserted, which is much faster. */
const INDEXES = `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;

/** Fills the database of a new data folder. The database makes the rows itself. */
export const makeFilling = async (dataDir: string, filling: Filling): Promise<void> =>
  withServerOn(dataDir, async ({ client }) => {
    for (const setting of SETTINGS) await client.query(setting);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(INDEXES);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of [...fillStatements(filling), ...members(filling)]) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze');
  });

/** The times of a call and of its bare query, in milliseconds. */
export interface Times {
  call: number;
  bare: number;
}

/** Returns a function that makes a call, and its bare query over another connection. Each call uses the next association. */
export async function timerOf({
  server,
  client,
}: Running): Promise<(call: ScaleCall, isBareToo?: boolean) => Promise<Times>> {
  const owner = await openSession(client);
  const board = await openSession(client, BOARD);
  const { rows: associations } = await client.query<{ id: string }>(
    'select id from associations where code::int <= $1 order by code::int',
    [ASKED],
  );
  const turns = new Map<string, number>();
  const ids = new Map<string, string>();
  const idOf = async (query: string, association: string): Promise<string> => {
    const key = `${association} ${query}`;
    const id = ids.get(key) ?? (await client.query<{ id: string }>(query, [association])).rows[0]?.id;
    if (id === undefined) throw new Error(`Nothing is found by: ${query}`);
    ids.set(key, id);
    return id;
  };
  return async ({ name, path, one, bare, isOfBoard }, isBareToo = true) => {
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    const association = associations[turn % associations.length]?.id ?? '';
    const id = one === undefined ? [] : [await idOf(one, association)];
    const url = `${server.url}/api/associations/${association}/${path.replace('{id}', id[0] ?? '')}`;
    const started = performance.now();
    const response = await fetch(url, { headers: (isOfBoard ? board : owner).headers });
    const body: { data?: unknown } = await response.json();
    const call = performance.now() - started;
    // Other responses are not worth timing.
    if (!response.ok || isDeepStrictEqual(body.data, []))
      throw new Error(`The call of the ${name} has no response: ${JSON.stringify(body)}`);
    const before = performance.now();
    if (isBareToo) await client.query({ name, text: bare, values: [association, ...id] });
    return { call, bare: performance.now() - before };
  };
}
