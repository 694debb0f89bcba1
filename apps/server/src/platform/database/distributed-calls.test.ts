import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { associationFaults } from '../../testing/plans/association-faults.ts';
import { readDistribution } from '../../testing/plans/distribution.ts';
import { noteCalls, type StatementOfCall } from '../../testing/plans/note-calls.ts';
import { genericPlanOf } from '../../testing/plans/note-statements.ts';

jest.setTimeout(120_000);

/** News may be for `ALL_ASSOCIATIONS`, and the turn of files counts a list of associations, which has one in a call. */
const SEVERAL = [/\bnews_items\b/u, /from unnest\(\$1::uuid\[\]\) as id, lateral/u];

let server: TestApp;
let statements: StatementOfCall[];
let distributed: Set<string>;
beforeAll(async () => {
  server = await startTestApp({ config: { apiDocs: 'off', callLimits: 'off' } });
  statements = await noteCalls(server);
  const steps = await readDistribution(server.database);
  distributed = new Set(steps.flatMap(({ how, table }) => (how === 'distributed' ? [table] : [])));
}, 120_000);
afterAll(() => server.stop());

async function faultsOf(text: string, values: readonly unknown[]): Promise<string[]> {
  const plan = await genericPlanOf(server.database, { text, values }, '(verbose, costs off)');
  return associationFaults(plan, values, distributed);
}

describe('on a cluster of Citus, the statements of calls about an association', () => {
  it('join distributed tables by their association, and read nothing of others', async () => {
    const faults: string[] = [];
    let several = 0;
    for (const { call, text, values } of statements) {
      const tables = await faultsOf(text, values);
      const isKnown = SEVERAL.some((pattern) => pattern.test(text));
      if (isKnown && tables.length > 0) several += 1;
      else if (tables.length > 0) faults.push(`${call} reads ${tables.join()}: ${text}`);
    }
    expect(faults).toEqual([]);
    expect(statements.length).toBeGreaterThan(120);
    expect(several).toBeGreaterThan(5);
  });

  const [here, there] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002'];
  const tasks = 'select from todos join todo_tasks';

  it.each([
    [`${tasks} on todo_tasks.todo_id = todos.id where todos.association_id = $1`, [here], ['todo_tasks']],
    [
      `${tasks} on todo_tasks.todo_id = todos.id where todos.association_id = $1 and todo_tasks.association_id = $2`,
      [here, there],
      ['todo_tasks'],
    ],
    ['select from todos where id = $1', [here], ['todos']],
    ['update todos set is_done = true where id = $1', [here], ['todos']],
    [
      'select (select count(*) from todo_tasks tasks where tasks.todo_id = todos.id) from todos where association_id = $1',
      [here],
      ['todo_tasks'],
    ],
  ])('would be found if they did not: %s', async (text, values, tables) => {
    const found = await faultsOf(text, values);
    expect(found.length).toBeGreaterThan(0);
    expect([...tables, 'todos']).toEqual(expect.arrayContaining(found));
  });

  it.each([
    [`${tasks} using (association_id) where todos.association_id = $1`, [here]],
    [
      `${tasks} on todo_tasks.todo_id = todos.id where todos.association_id = $1 and todo_tasks.association_id = $2`,
      [here, here],
    ],
    ['update todos set is_done = true where association_id = $1 and id = $2', [here, there]],
  ])('may be: %s', async (text, values) => {
    expect(await faultsOf(text, values)).toEqual([]);
  });
});
