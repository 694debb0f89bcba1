import { SECTION_COUNT_MAX } from '@mijn/domain/sections';
import { REACTION_EDIT_MS } from '@mijn/domain/limits';
import { isBoardMember } from '@mijn/domain/roles';
import type { Entry } from '@mijn/domain/timeline';
import { entry } from '@mijn/domain/timeline/contract';
import { and, count, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type ListResponse, readList } from '../../../capabilities/lists/read-list.ts';
import { attachedTo } from '../../../capabilities/messages/attached.ts';
import {
  auditEntries,
  columnsOf,
  type Database,
  findRow,
  fixed,
  listOf,
  namesOf,
  type Queries,
  type RowOf,
} from '../../../platform/database/index.ts';
import type { Member } from '../../../platform/wire/index.ts';
import { photos } from '../../../capabilities/photos/photos.tables.ts';
import { photosWhere } from '../../../capabilities/photos/owned-photos.repository.ts';
import { awaitsLook, isAnonymousTo, OTHER_MEMBER, todosFor, type TodosReader } from '../todos.access.ts';
import { todos } from '../todos.tables.ts';
import { entryAttachments, todoEntries, todoFollows } from './timeline.tables.ts';

/** An entry before it is serialised. */
export type EntryRow = RowOf<Entry, 'happened_at' | 'changed_at' | 'editable_until'>;

export type NewEntry = typeof todoEntries.$inferInsert;

export interface EntryKey {
  association_id: string;
  todo_id: string;
  id: string;
}

interface Reading {
  caller: Member;
  now: Date;
}

const { internal_reference, ...columns } = columnsOf(todoEntries, entry);
const {
  association_id: association,
  todo_id: todo,
  arrived_at,
  author_id,
  author_name,
  author_role,
} = todoEntries;
const read = fixed(
  listOf({
    ...columns,
    internal_reference,
    association_id: association,
    todo_id: todo,
    arrived_at,
    author_id,
    author_name,
    author_role,
  }),
);

const attachments = fixed(
  attachedTo(
    entryAttachments,
    sql`${entryAttachments.association_id} = listed.association_id and ${entryAttachments.owner_id} = listed.id`,
  ),
);

const photosOfEntry = fixed(
  photosWhere(sql`${photos.association_id} = listed.association_id and ${photos.entry_id} = listed.id`),
);

const isEditable = ({ caller, now }: Reading): SQL =>
  sql`(listed.kind = 'reaction' and listed.author_id is not distinct from ${caller.user_id}::uuid
    and listed.happened_at > ${new Date(now.getTime() - REACTION_EDIT_MS).toISOString()}::timestamptz)`;

/** Returns the fields of an entry, of a row with the alias `listed`. The reference of a report itself is not sent. */
function fieldsFor(reading: Reading): SQL {
  const { user_id, membership } = reading.caller;
  return sql`${namesOf(columns)},
    case when listed.kind = 'report' then null else listed.internal_reference end as internal_reference,
    case when listed.author_name is not null then json_build_object(
      'name', case when listed.author_role = 'reporter' and (select ${isAnonymousTo(reading.caller)} from todos
          where todos.association_id = ${membership.association_id} and todos.id = listed.todo_id) then ${OTHER_MEMBER}
        else coalesce((select name from users where users.id = listed.author_id), listed.author_name) end,
      'role', listed.author_role, 'is_caller', listed.author_id is not distinct from ${user_id}::uuid) end as author,
    coalesce(listed.author_id is distinct from ${user_id}::uuid and greatest(listed.happened_at, listed.arrived_at) > (
      select seen_at from todo_follows where todo_follows.association_id = listed.association_id
        and todo_follows.todo_id = listed.todo_id and todo_follows.user_id = ${user_id}), false) as is_new,
    case when ${isEditable(reading)} then listed.happened_at + ${sql.raw(`interval '${REACTION_EDIT_MS} milliseconds'`)} end as editable_until,
    (listed.kind = 'reaction' and (${isBoardMember(membership)}::boolean or ${isEditable(reading)})) as may_delete,
    ${attachments} as attachments, ${photosOfEntry} as photos`;
}

/** Returns one page of a timeline, newest first. The caller has checked that the member may see the action item. */
export async function listEntries(
  database: Database,
  key: Omit<EntryKey, 'id'>,
  query: { page: number; per_page: number },
  reading: Reading,
): Promise<ListResponse<EntryRow>> {
  const isOfTodo = sql`todo_entries.association_id = ${key.association_id} and todo_entries.todo_id = ${key.todo_id}`;
  return readList<EntryRow>(
    database,
    query,
    undefined,
    ({ limits }) => sql`select ${fieldsFor(reading)}, total from (
        select ${read}, (select count(*) from todo_entries where ${isOfTodo}) as total
        from todo_entries where ${isOfTodo} order by happened_at desc, id desc ${limits}
      ) as listed order by happened_at desc, id desc`,
  );
}

const isEntry = ({ association_id, todo_id, id }: EntryKey) =>
  sql`todo_entries.association_id = ${association_id} and todo_entries.todo_id = ${todo_id} and todo_entries.id = ${id}`;

export async function findEntry(
  database: Database,
  key: EntryKey,
  reading: Reading,
): Promise<EntryRow | undefined> {
  return findRow<EntryRow>(
    database,
    sql`select ${fieldsFor(reading)} from (select ${read} from todo_entries where ${isEntry(key)}) as listed`,
  );
}

/** Returns the names and sizes of the files of an entry, for mails. */
export async function listEntryFiles(
  queries: Queries,
  { association_id, id }: Pick<EntryKey, 'association_id' | 'id'>,
): Promise<{ name: string; byte_size: number }[]> {
  return queries
    .select({ name: entryAttachments.name, byte_size: entryAttachments.byte_size })
    .from(entryAttachments)
    .where(and(eq(entryAttachments.association_id, association_id), eq(entryAttachments.owner_id, id)))
    .orderBy(entryAttachments.position, entryAttachments.id);
}

export async function insertEntry(queries: Queries, row: NewEntry): Promise<void> {
  await queries.insert(todoEntries).values(row);
}

/** Returns whether the entry still had the version. */
export async function updateEntryText(
  queries: Queries,
  key: EntryKey & { version: number },
  changes: { text: string; changed_at: Date },
): Promise<boolean> {
  const { rowCount } = await queries
    .update(todoEntries)
    .set({ ...changes, version: key.version + 1 })
    .where(and(isEntry(key), eq(todoEntries.version, key.version)));
  return (rowCount ?? 0) > 0;
}

export async function deleteEntry(queries: Queries, key: EntryKey): Promise<boolean> {
  const { rowCount } = await queries.delete(todoEntries).where(isEntry(key));
  return (rowCount ?? 0) > 0;
}

/** The entries that count as a reply to a report. */
export const IS_REPLY = sql.raw(
  `(kind not in ('joined', 'received', 'separated') and (author_role in ('board', 'provider') or kind in ('change', 'rejected')))`,
);

/** Sets the time of the first reply to a report again, after a reply was deleted. */
export async function updateFirstReply(
  queries: Queries,
  { association_id, todo_id }: Pick<EntryKey, 'association_id' | 'todo_id'>,
): Promise<void> {
  const first = sql`(select min(happened_at) from todo_entries
    where todo_entries.association_id = ${association_id} and todo_entries.todo_id = ${todo_id} and ${IS_REPLY})`;
  await queries
    .update(todos)
    .set({ replied_at: first })
    .where(and(eq(todos.association_id, association_id), eq(todos.id, todo_id), isNotNull(todos.replied_at)));
}

/** Counts the reactions that a member wrote, in the audit log, because those that were deleted again count too. */
export async function countReactions(
  queries: Queries,
  { user_id, membership: { association_id } }: TodosReader,
  since: Date,
): Promise<number> {
  const [found] = await queries
    .select({ reactions: count() })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.association_id, association_id),
        eq(auditEntries.user_id, user_id),
        gt(auditEntries.happened_at, since),
        eq(auditEntries.action, 'reaction_written'),
      ),
    );
  return found?.reactions ?? 0;
}

const followOf = ({ user_id, membership: { association_id } }: TodosReader, todo_id: string) => ({
  association_id,
  todo_id,
  user_id,
});

const isFollow = ({ association_id, todo_id, user_id }: ReturnType<typeof followOf>) =>
  and(
    eq(todoFollows.association_id, association_id),
    eq(todoFollows.todo_id, todo_id),
    eq(todoFollows.user_id, user_id),
  );

export async function insertFollow(
  queries: Queries,
  reader: TodosReader,
  todo_id: string,
  now: Date,
): Promise<void> {
  const row = { ...followOf(reader, todo_id), followed_at: now, seen_at: now };
  await queries.insert(todoFollows).values(row).onConflictDoNothing();
}

export async function deleteFollow(queries: Queries, reader: TodosReader, todo_id: string): Promise<void> {
  await queries.delete(todoFollows).where(isFollow(followOf(reader, todo_id)));
}

export async function updateSeen(
  queries: Queries,
  reader: TodosReader,
  todo_id: string,
  now: Date,
): Promise<void> {
  await queries
    .update(todoFollows)
    .set({ seen_at: sql`greatest(${todoFollows.seen_at}, ${now.toISOString()}::timestamptz)` })
    .where(isFollow(followOf(reader, todo_id)));
}

export async function findFollowing(queries: Queries, reader: TodosReader, todo_id: string) {
  const follow = followOf(reader, todo_id);
  const [found] = await queries
    .select({
      follower_count: todos.follower_count,
      is_followed: sql<boolean>`exists (select from todo_follows where ${isFollow(follow)})`,
    })
    .from(todos)
    .where(and(eq(todos.association_id, follow.association_id), eq(todos.id, todo_id)));
  return found;
}

/** Returns whether somebody other than the author follows the action item. */
export async function hasFollowers(
  queries: Queries,
  { association_id, todo_id }: Pick<EntryKey, 'association_id' | 'todo_id'>,
  authorId: string | null,
): Promise<boolean> {
  const found = await queries
    .select({ user_id: todoFollows.user_id })
    .from(todoFollows)
    .where(
      and(
        eq(todoFollows.association_id, association_id),
        eq(todoFollows.todo_id, todo_id),
        sql`${todoFollows.user_id} is distinct from ${authorId}::uuid`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The number of followed action items with something new from others. It stops counting at `SECTION_COUNT_MAX`. */
export function countNewlyChanged(reader: TodosReader): SQL {
  const { user_id, membership } = reader;
  const max = sql.raw(String(SECTION_COUNT_MAX));
  return sql`select count(*) from (
      (select todos.id from todo_follows join todos on todos.association_id = todo_follows.association_id and todos.id = todo_follows.todo_id
      where todo_follows.association_id = ${membership.association_id} and todo_follows.user_id = ${user_id}
        and ${todosFor(reader).where} and exists (
          select from todo_entries where todo_entries.association_id = todo_follows.association_id
            and todo_entries.todo_id = todo_follows.todo_id and (todo_entries.happened_at > todo_follows.seen_at or todo_entries.arrived_at > todo_follows.seen_at)
            and todo_entries.author_id is distinct from ${user_id}::uuid)
      limit ${max})
      union (select todos.id from todos where todos.association_id = ${membership.association_id} and ${awaitsLook(reader)}
      limit ${max})) as changed`;
}
