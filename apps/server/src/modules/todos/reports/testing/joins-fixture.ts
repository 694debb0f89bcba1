import { reportsOperations } from '@mijn/domain/reports';
import { type Todo, todosOperations } from '@mijn/domain/todos';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { TestClient, TestResponse } from '../../../../testing/index.ts';
import { todos as todosTable } from '../../todos.tables.ts';
import { createReportsFixture, type ReportsFixture } from './reports-fixture.ts';

export interface JoinsFixture extends ReportsFixture {
  /** The path of the association. */
  scope: string;
  /** A member who reports the same as the owner. */
  second: TestClient;
  sendJoin: (client: TestClient, id: string, target_id: string) => Promise<TestResponse>;
  /** Joins a report, as the board. */
  join: (id: string, target_id: string) => Promise<Todo>;
  separate: (client: TestClient, id: string) => Promise<TestResponse>;
  /** Makes a report of the owner, and one of the second member about the same. */
  reportTwice: (subject?: string) => Promise<{ target: Todo; same: Todo }>;
  /** Makes an action item of the provider. */
  createItem: (values?: Partial<typeof todosTable.$inferInsert>) => Promise<string>;
  /** Shows a report to all owners. */
  show: (id: string) => Promise<TestResponse>;
  status: (client: TestClient, id: string) => Promise<number>;
  /** Returns the ids of a list. @param query begins with `&`. */
  listed: (client: TestClient, query?: string) => Promise<string[]>;
  /** Makes all reports two days older, because a member makes twenty a day, and the tests make more. */
  ageReports: () => Promise<unknown>;
}

export const SECOND_EMAIL = 'zelfde.melder@waterpas.example';

export async function createJoinsFixture(): Promise<JoinsFixture> {
  const base = await createReportsFixture();
  const { server, association, todos, board, owner, report, signIn } = base;
  const { queries } = server.database;
  const second = await signIn(association, {}, { name: 'Kees Knap', email: SECOND_EMAIL });
  const sendJoin: JoinsFixture['sendJoin'] = (client, id, target_id) =>
    client.call('PUT', `${todos}/${id}/join`, { body: { target_id } });
  return {
    ...base,
    scope: `/associations/${association.id}`,
    second,
    sendJoin,
    join: async (id, target_id) => (await sendJoin(board, id, target_id)).as(reportsOperations.joinReport),
    separate: (client, id) => client.delete(`${todos}/${id}/join`),
    reportTwice: async (subject = 'Lekkage in portiek A') => ({
      target: await report(owner, { subject }),
      same: await report(second, { subject }),
    }),
    createItem: async (values = {}) => {
      const id = newId();
      await queries.insert(todosTable).values({
        association_id: association.id,
        id,
        code: id,
        internal_reference: 'AP-2026-001',
        description: 'Dakgoot herstellen',
        group: 'Onderhoud',
        start_date: '2026-06-10',
        is_done: false,
        ...values,
      });
      return id;
    },
    show: (id) => board.call('PUT', `${todos}/${id}/visibility`, { body: { is_visible_to_owners: true } }),
    status: async (client, id) => (await client.get(`${todos}/${id}`)).status,
    listed: async (client, query = '') =>
      (await client.get(`${todos}?per_page=100${query}`))
        .as(todosOperations.listTodos)
        .data.map(({ id }) => id),
    ageReports: () =>
      queries.update(todosTable).set({ reported_at: sql`${todosTable.reported_at} - interval '2 days'` }),
  };
}
