import { formatLongDate } from '@mijn/domain/formats';
import { stateTexts, subjectOf, subjectOfTodo } from '@mijn/domain/todos';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NotificationContent } from '../../../capabilities/notifications/sources.ts';
import { type Queries, users } from '../../../platform/database/index.ts';
import { isShown, isVisibleTo, OTHER_MEMBER } from '../todos.access.ts';
import { todos } from '../todos.tables.ts';
import { listEntryFiles } from './timeline.repository.ts';
import { todoEntries } from './timeline.tables.ts';

/** Who wrote an entry that names nobody. */
const PROVIDER = 'De beheerder';

const texts = {
  same: (report: string, item: string, subject: string) =>
    `Melding ${report} is hetzelfde als ${item}: ${subject}`,
  followed: 'U volgt dat actiepunt nu. In het portaal ziet u wat ermee gebeurt, en kunt u reageren.',
  separated: (report: string, item: string) => `Melding ${report} is niet meer samengevoegd met ${item}.`,
} as const;

/** The condition that a member follows and sees the action item of an entry, of a row of `memberships`. */
export const isFollower = (entryId: SQL): SQL =>
  sql`exists (select from todo_entries
    join todos on todos.association_id = todo_entries.association_id and todos.id = todo_entries.todo_id
    join todo_follows on todo_follows.association_id = todos.association_id and todo_follows.todo_id = todos.id
    where todo_entries.association_id = memberships.association_id and todo_entries.id = ${entryId}
      and todo_follows.user_id = memberships.user_id
      and ${isVisibleTo({ isBoard: sql.raw('memberships.is_board'), userId: sql.raw('memberships.user_id') })})`;

type EntryRow = typeof todoEntries.$inferSelect;

const joinTexts: Readonly<Partial<Record<EntryRow['kind'], (reference: string) => string>>> = {
  joined: (reference) => `Samengevoegd met ${reference}`,
  received: (reference) => `${reference} is hiermee samengevoegd`,
  separated: (reference) => `Niet meer samengevoegd met ${reference}`,
};

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
    ...(state ? [`Status: ${stateTexts[state]}`] : []),
    ...(internal_reference && kind === 'change' ? [`Het nummer is nu ${internal_reference}`] : []),
    ...(internal_reference && joinTexts[kind] ? [joinTexts[kind](internal_reference)] : []),
    ...(handler ? [`Behandelaar: ${handler}`] : []),
    ...(planned_on ? [`Gepland op ${formatLongDate(planned_on)}`] : []),
    ...(task ? [`Gereed: ${task}`] : []),
    ...(text ?? '').split(/\n+/u).filter((line) => line !== ''),
  ];
}

interface JoinState {
  reference: string;
  target: { id: string; reference: string; description: string } | null;
}

/** Returns what followers of a report are told about its join, or null if that changed meanwhile. */
function describeJoin(
  { kind, internal_reference }: EntryRow,
  { reference, target }: JoinState,
): { lines: string[]; todo_id: string | undefined } | null {
  if (kind === 'separated')
    return target
      ? null
      : { lines: [texts.separated(reference, internal_reference ?? '')], todo_id: undefined };
  if (target?.reference !== internal_reference) return null;
  return {
    lines: [texts.same(reference, target.reference, subjectOf(target.description).subject), texts.followed],
    todo_id: target.id,
  };
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
        target: sql<
          JoinState['target']
        >`(select json_build_object('id', target.id, 'description', target.description,
            'reference', coalesce(target.reported_reference, target.internal_reference)) from todos target
          where target.association_id = ${association_id} and target.id = todos.joined_to)`,
        // Members who reported the same are mailed too, and learn no name.
        hides_reporter: sql<boolean>`(not ${isShown()} and exists (select from todos same
          where same.association_id = ${association_id} and same.joined_to = todos.id))`,
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
  const isAboutOwnJoin = entry.kind === 'joined' || entry.kind === 'separated';
  const join = isAboutOwnJoin ? describeJoin(entry, todo) : undefined;
  if (join === null) return null;
  const isHidden = entry.author_role === 'reporter' && todo.hides_reporter;
  const files = await listEntryFiles(queries, { association_id, id: entity_id });
  return {
    subject: `${todo.reference}: ${subjectOfTodo(todo)}`,
    author: {
      id: entry.author_id,
      name: isHidden ? OTHER_MEMBER : (user_name ?? entry.author_name ?? PROVIDER),
    },
    lines: join?.lines ?? linesOf(entry),
    path: `/todos/${join?.todo_id ?? entry.todo_id}`,
    files,
    thread: entry.todo_id,
  };
}
