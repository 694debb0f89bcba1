import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { todos } from '../todos.tables.ts';

export interface TodoKey {
  association_id: string;
  id: string;
}

/** Lets one join of an association happen at a time, so that two at once can't make a circle. */
export async function lockJoins(queries: Queries, association_id: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`joins of ${association_id}`}, 1))`,
  );
}

/** Locks action items in the order of their ids. What refers to them can still be written. */
export async function lockInOrder(
  queries: Queries,
  association_id: string,
  ids: readonly string[],
): Promise<void> {
  await queries
    .select({ id: todos.id })
    .from(todos)
    .where(and(eq(todos.association_id, association_id), inArray(todos.id, [...ids])))
    .orderBy(todos.id)
    .for('no key update');
}

const item = {
  id: todos.id,
  reference: sql<string>`coalesce(${todos.reported_reference}, ${todos.internal_reference})`,
  is_done: todos.is_done,
  joined_to: todos.joined_to,
};

export type JoinItem = NonNullable<Awaited<ReturnType<typeof findItem>>>;

export async function findItem(queries: Queries, { association_id, id }: TodoKey) {
  const [found] = await queries
    .select(item)
    .from(todos)
    .where(and(eq(todos.association_id, association_id), eq(todos.id, id)));
  return found;
}

/** Returns the reports that are joined to an action item, the first one first. */
export async function listJoined(queries: Queries, { association_id, id }: TodoKey): Promise<JoinItem[]> {
  return queries
    .select(item)
    .from(todos)
    .where(and(eq(todos.association_id, association_id), eq(todos.joined_to, id)))
    .orderBy(todos.reported_at, todos.id);
}

interface Join {
  association_id: string;
  report_id: string;
  target_id: string;
}

/** Lets the followers of a report follow the item that it was joined to. */
export async function insertFollows(
  queries: Queries,
  { association_id, report_id, target_id }: Join,
  joined_at: Date,
): Promise<void> {
  const at = sql`${joined_at.toISOString()}::timestamptz`;
  await queries.execute(sql`
    insert into todo_follows (association_id, todo_id, user_id, followed_at, seen_at)
    select association_id, ${target_id}::uuid, user_id, ${at}, ${at} from todo_follows
    where association_id = ${association_id} and todo_id = ${report_id}
    on conflict do nothing`);
}

/** Ends the follows that came with a join, except those of members whom another joined report lets follow the item. */
export async function deleteFollows(
  queries: Queries,
  { association_id, report_id, target_id }: Join,
  joined_at: Date,
): Promise<void> {
  await queries.execute(sql`
    delete from todo_follows where association_id = ${association_id} and todo_id = ${target_id}
      and followed_at = ${joined_at.toISOString()}::timestamptz
      and user_id in (select user_id from todo_follows where association_id = ${association_id} and todo_id = ${report_id})
      and user_id not in (
        select other.user_id from todo_follows other
          join todos on todos.association_id = other.association_id and todos.id = other.todo_id
        where todos.association_id = ${association_id} and todos.joined_to = ${target_id} and todos.id <> ${report_id})`);
}
