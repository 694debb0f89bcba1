import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { TodosQuery } from '@mijn/domain/todos';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { planOf } from '../../testing/plan-of.ts';
import { createTodosFixture, type TodosFixture } from './testing/todos-fixture.ts';
import { todosFor } from './todos.access.ts';
import { findTodo, listGroups, listTodos } from './todos.repository.ts';

let fixture: TodosFixture;
beforeAll(async () => {
  fixture = await createTodosFixture();
  const { database } = fixture.server;
  for (let count = 0; count < 20; count += 1) await fixture.server.build.association();
  await database.queries.execute(sql`
    insert into todos (association_id, id, code, internal_reference, description, "group", handler, start_date, is_done)
    select id, gen_random_uuid(), n::text, 'AP-' || n, 'Zaak ' || n, 'Groep ' || n % 6, 'Behandelaar ' || n % 9,
      date '2015-01-01' + n, n % 4 > 0
    from associations, generate_series(1, 300) n`);
  await database.pool.query('vacuum analyze todos');
});
afterAll(() => fixture.server.stop());

const reader = () => ({
  user_id: newId(),
  membership: {
    association_id: fixture.association.id,
    is_board: false,
    is_invoice_check: false,
    is_invoice_check_copy: false,
  },
});

const planOfList = (query: Partial<TodosQuery>) =>
  planOf(fixture.server.database, (database) =>
    listTodos(database, reader(), { page: 1, per_page: 25, ...query }),
  );

describe('the query plan of the list of action items', () => {
  it.each([
    [{}, 'todos_by_start'],
    [{ sort: 'start_date' }, 'todos_by_start'],
    [{ sort: 'internal_reference' }, 'todos_by_reference'],
    [{ sort: '-description' }, 'todos_by_description'],
    [{ sort: '-group' }, 'todos_by_group'],
    [{ sort: 'handler' }, 'todos_by_handler'],
    [{ sort: 'is_done' }, 'todos_by_state'],
    [{ sort: '-is_done' }, 'todos_by_state'],
    [{ is_done: false, sort: 'is_done' }, 'todos_by_state'],
    [{ group: 'Groep 1' }, 'todos_by_group'],
    [{ mine: 'reported' }, 'todos_by_reporter'],
  ] as const)('with %j uses an index in its order', async (query, index) => {
    const plan = await planOfList(query);
    expect(plan).toContain(`using ${index} on todos`);
    expect(plan).not.toMatch(/Sort|Seq Scan/u);
  });

  it('asks once for what a member sees because of joined reports, from an index of those alone', async () => {
    const plan = await planOfList({});
    expect(plan).toContain('using todos_joined_by_reporter on todos');
    expect(plan).toContain('hashed SubPlan');
  });

  it('uses indexes for the reports of a member, also if some were joined to items of others', async () => {
    const { database } = fixture.server;
    const own = await fixture.server.build.user();
    const item = await fixture.todo();
    await fixture.todo({
      code: null,
      reported_reference: 'M-2026-0001',
      reporter_id: own.id,
      joined_to: item.id,
    });
    const member = { ...reader(), user_id: own.id };
    const plan = await planOf(database, (ofMember) =>
      listTodos(ofMember, member, { page: 1, per_page: 25, mine: 'reported' }),
    );
    expect(plan).toContain('todos_by_reporter');
    expect(plan).toContain('todos_pkey');
    expect(plan).not.toContain('Seq Scan');
  });

  it('uses an index for a search', async () => {
    expect(await planOfList({ q: 'zaak 12' })).not.toContain('Seq Scan');
  });

  it('uses indexes for groups and details', async () => {
    const { database } = fixture.server;
    expect(await planOf(database, (own) => listGroups(own, todosFor(reader())))).not.toMatch(
      /Seq Scan on todos/u,
    );
    const { id } = await fixture.todo();
    expect(
      await planOf(database, (own) => findTodo(own, reader(), id, fixture.server.clock.now())),
    ).toContain('todos_pkey');
  });
});
