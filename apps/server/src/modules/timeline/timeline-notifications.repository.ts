import { formatLongDate } from '@mijn/domain/formats';
import { stateTexts, subjectOfTodo } from '@mijn/domain/todos';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NotificationContent } from '../../capabilities/notifications/sources.ts';
import { type Queries, users } from '../../platform/database/index.ts';
import { isVisibleTo } from '../todos/todos.access.ts';
import { todos } from '../todos/todos.tables.ts';
import { listEntryFiles } from './timeline.repository.ts';
import { todoEntries } from './timeline.tables.ts';

/** Who wrote an entry that names nobody. */
const PROVIDER = 'De beheerder';

/** The condition that a member follows and sees the action item of an entry, of a row of `memberships`. */
export const isFollower = (entryId: SQL): SQL =>
  sql`exists (select from todo_entries
    join todos on todos.association_id = todo_entries.association_id and todos.id = todo_entries.todo_id
    join todo_follows on todo_follows.association_id = todos.association_id and todo_follows.todo_id = todos.id
    where todo_entries.association_id = memberships.association_id and todo_entries.id = ${entryId}
      and todo_follows.user_id = memberships.user_id
      and ${isVisibleTo(sql.raw('memberships.is_board'), sql.raw('memberships.user_id'))})`;

type EntryRow = typeof todoEntries.$inferSelect;

/** Returns what an entry says, as lines of plain text. */
export function linesOf({
  kind,
  state,
  handler,
  planned_on,
  internal_reference,
  task,
  text,
}: EntryRow): string[] {
  return [
    ...(state ? [`Stand: ${stateTexts[state]}`] : []),
    ...(internal_reference && kind === 'change' ? [`Het nummer is nu ${internal_reference}`] : []),
    ...(handler ? [`Behandelaar: ${handler}`] : []),
    ...(planned_on ? [`Gepland op ${formatLongDate(planned_on)}`] : []),
    ...(task ? [`Gereed: ${task}`] : []),
    ...(text ?? '').split(/\n+/u).filter((line) => line !== ''),
  ];
}

/** Returns what the mail about an entry says, or null for an entry that was deleted. */
export async function describeEntry(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const [found] = await queries
    .select({
      entry: todoEntries,
      todo: {
        description: todos.description,
        code: todos.code,
        reference: sql<string>`coalesce(${todos.reported_reference}, ${todos.internal_reference})`,
      },
      user_name: users.name,
    })
    .from(todoEntries)
    .innerJoin(
      todos,
      and(eq(todos.association_id, todoEntries.association_id), eq(todos.id, todoEntries.todo_id)),
    )
    .leftJoin(users, eq(users.id, todoEntries.author_id))
    .where(and(eq(todoEntries.association_id, association_id), eq(todoEntries.id, entity_id)));
  if (!found) return null;
  const { entry, todo, user_name } = found;
  const files = await listEntryFiles(queries, { association_id, id: entity_id });
  return {
    subject: `${todo.reference}: ${subjectOfTodo(todo)}`,
    author: { id: entry.author_id, name: user_name ?? entry.author_name ?? PROVIDER },
    lines: linesOf(entry),
    path: `/todos/${entry.todo_id}`,
    files,
    thread: entry.todo_id,
  };
}
