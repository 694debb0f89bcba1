import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { users } from '../../platform/database/index.ts';
import { todos } from '../../modules/todos/todos.tables.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';
import { noteStatements } from '../../testing/plans/note-statements.ts';
import { keyIn, nameOf, openRegistry, type Registry } from './registry.ts';
import { openScratch } from './scratch.ts';

let server: TestApp;
let registry: Registry;
let scratch = openScratch();
const ids: Record<string, string> = {};
beforeAll(async () => {
  server = await startTestApp();
  const { queries } = server.database;
  await server.build.user({ code: 'U1' });
  for (const code of ['1001', '1002', '1001/A']) {
    const { id: association_id } = await server.build.association({ code });
    const id = crypto.randomUUID();
    ids[code] = id;
    await queries.insert(todos).values({
      association_id,
      id,
      code: 'T1',
      internal_reference: 'AP-1',
      description: 'Dakgoot',
      group: 'Onderhoud',
      start_date: '2026-10-01',
      is_done: false,
    });
  }
});
afterAll(async () => {
  scratch.close();
  await server.stop();
});

/** Returns the table and the values of each query that a registry sends. */
async function asked(use: (fresh: Registry) => Promise<void>): Promise<readonly (readonly unknown[])[]> {
  const noted = await noteStatements(server.database, async () => {
    scratch.close();
    scratch = openScratch();
    registry = openRegistry(
      server.database.queries,
      [
        { name: 'users', known: users },
        { name: 'todos', known: todos },
        { name: 'memberships', known: undefined },
      ],
      scratch,
    );
    await use(registry);
  });
  return noted.map(({ text, values }) => [/from "(?<table>\w+)"/u.exec(text)?.groups?.['table'], values]);
}

describe('the registry of an import', () => {
  it('reads only the kinds and associations that the folder refers to, and each of them once', async () => {
    const statements = await asked(async ({ refer, add }) => {
      expect(await refer('todos', keyIn('1001', 'T1'))).toBe(true);
      expect(await refer('todos', keyIn('1001', 'T2'))).toBe(false);
      expect(await add('todos', ['1001', 'T1'])).toEqual({ id: ids['1001'], isNew: false });
      await add('memberships', ['1001', 'U1']);
    });
    expect(statements).toEqual([['todos', ['1001']]]);
    expect(await asked(async ({ refer }) => expect(await refer('users', 'U1')).toBe(true))).toEqual([
      ['users', [5000]],
    ]);
    expect(await asked(async () => undefined)).toEqual([]);
  });

  it('includes the rows of this folder during the import', async () => {
    await asked(async ({ add, refer, idOf }) => {
      const { id, isNew } = await add('todos', ['1002', 'T9']);
      expect(isNew).toBe(true);
      expect(await refer('todos', keyIn('1002', 'T9'))).toBe(true);
      expect(idOf('todos', keyIn('1002', 'T9'))).toBe(id);
      expect(idOf('todos', keyIn('1002', 'T1'))).toBe(ids['1002']);
      expect(() => idOf('todos', keyIn('1001', 'T1'))).toThrow('1001/T1 of todos was not checked.');
    });
  });

  it('does not confuse codes of different associations, even if a code contains a slash', async () => {
    await asked(async ({ refer, add }) => {
      expect(await refer('todos', keyIn('1001', 'A/T1'))).toBe(false);
      expect(await add('todos', ['1001/A', 'T1'])).toEqual({ id: ids['1001/A'], isNew: false });
    });
    expect(nameOf(keyIn('1001', 'T1'))).toBe('1001/T1');
  });
});
