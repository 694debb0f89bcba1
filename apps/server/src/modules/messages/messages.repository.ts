import type { Message, MessagesQuery, MessageYear } from '@mijn/domain/messages';
import { message } from '@mijn/domain/messages/contract';
import { SECTION_COUNT_MAX } from '@mijn/domain/sections';
import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  findRow,
  fixed,
  listOf,
  namesOf,
  type Queries,
  type RowOf,
} from '../../platform/database/index.ts';
import { fileReadings, isReadingOf, storedColumns } from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import { dutchYearOf, isInYear } from '../../capabilities/lists/dutch-year.ts';
import {
  type ListResponse,
  orderBy,
  readFound,
  readList,
  type Sorts,
} from '../../capabilities/lists/read-list.ts';
import { attachedTo } from '../../capabilities/messages/attached.ts';
import { mailProgressOf } from '../../capabilities/notifications/notifications.repository.ts';
import { foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import { isUnread } from '../../capabilities/sections/sections.ts';
import type { Member } from '../../platform/wire/index.ts';
import { mayEdit, type MessagesFilter } from './messages.access.ts';
import { messageAttachments, messages } from './messages.tables.ts';

/** A message before it is serialised. */
export type MessageRow = RowOf<Message, 'published_at' | 'changed_at'>;

/** The moment and the member for which messages are read. */
interface Reading {
  caller: Member;
  now: Date;
}

const PUBLISHED_AT = sql.raw('published_at');
const columns = columnsOf(messages, message);
const { association_id, arrived_at, author_id, deleted_by, imported_author_name } = messages;
const read = fixed(
  listOf({ ...columns, association_id, arrived_at, author_id, deleted_by, imported_author_name }),
);

const attachments = fixed(
  attachedTo(
    messageAttachments,
    sql`${messageAttachments.association_id} = listed.association_id and ${messageAttachments.owner_id} = listed.id`,
  ),
);

/** Returns the fields of a message, of a row with the alias `listed`. */
function fieldsFor({ caller, now }: Reading): SQL {
  const arrival = sql.raw('greatest(listed.published_at, listed.arrived_at)');
  const row = { published_at: arrival, author_id: sql.raw('listed.author_id') };
  return sql`${namesOf(columns)},
    coalesce((select name from users where users.id = listed.author_id), imported_author_name) as author_name,
    ${isUnread(caller, 'bulletin_board', now, row)}
      and listed.deleted_by is distinct from ${caller.user_id} as is_unread,
    ${mayEdit(caller, row.author_id)} as may_edit,
    case when ${mayEdit(caller, row.author_id)} then ${mailProgressOf('bulletin')} end as mail, ${attachments} as attachments`;
}

/** Returns the condition that a message, or the text of one of its attachments, matches all words. */
const isFound = (associationId: string, sought: Sought): SQL =>
  sql`(${resemblesMost(sql.raw('search_key'), sought, { column: PUBLISHED_AT, isDay: false })} or id in (
      select message_id from bulletin_attachments where association_id = ${associationId}
        and file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files)))`;

function conditionsOf(
  filter: MessagesFilter,
  { membership }: Member,
  year: number | undefined,
  sought: Sought | undefined,
): SQL {
  const parts = [filter.where];
  if (year !== undefined) parts.push(isInYear(PUBLISHED_AT, year));
  if (sought) parts.push(isFound(membership.association_id, sought));
  return sql.join(parts, sql` and `);
}

const sorts: Sorts<MessagesQuery> = { published_at: ['published_at', 'id'] };

/** Returns one page of the messages, by default newest first. */
export async function listMessages(
  database: Database,
  filter: MessagesFilter,
  query: MessagesQuery,
  reading: Reading,
): Promise<ListResponse<MessageRow>> {
  const order = orderBy(sorts, query.sort ?? '-published_at');
  return readList<MessageRow>(database, query, 'bulletin', ({ sought, limits }) => {
    const conditions = conditionsOf(filter, reading.caller, query.year, sought);
    return sql`select ${fieldsFor(reading)}, total from (
        select ${read}, (select count(*) from bulletin_messages where ${conditions}) as total
        from bulletin_messages where ${conditions} order by ${order} ${limits}
      ) as listed order by ${order}`;
  });
}

/** Returns the years that have messages which match a search, newest first. */
export async function listYears(
  database: Database,
  filter: MessagesFilter,
  caller: Member,
  q: string | undefined,
): Promise<MessageYear[]> {
  return readFound<MessageYear>(
    database,
    { q, kind: 'bulletin' },
    (sought) => sql`select ${dutchYearOf(PUBLISHED_AT)} as year, count(*) as message_count
      from bulletin_messages where ${conditionsOf(filter, caller, undefined, sought)}
      group by 1 order by 1 desc`,
  );
}

/** Returns a message, or undefined if the caller may not see it. */
export async function findMessage(database: Database, filter: MessagesFilter, id: string, reading: Reading) {
  return findRow<MessageRow>(
    database,
    sql`select ${fieldsFor(reading)} from (
        select ${read} from bulletin_messages where ${filter.where} and id = ${id}
      ) as listed`,
  );
}

/** Returns the columns that are needed to send the bytes of an attachment of a message. */
export async function findAttachment(
  database: Database,
  filter: MessagesFilter,
  ref: { message_id: string; attachment_id: string },
) {
  return findRow<StoredFile & { has_thumbnail: boolean }>(
    database,
    sql`select ${listOf(storedColumns(messageAttachments))}
      from ${messages} join ${messageAttachments}
          on ${messageAttachments.association_id} = ${messages.association_id}
          and ${messageAttachments.owner_id} = ${messages.id}
        join ${fileReadings} on ${isReadingOf(messageAttachments)}
      where ${filter.where} and ${messages.id} = ${ref.message_id}
        and ${messageAttachments.id} = ${ref.attachment_id}`,
  );
}

export type NewMessage = Omit<typeof messages.$inferInsert, 'id'>;

export async function insertMessage(queries: Queries, row: NewMessage & { id: string }): Promise<void> {
  await queries.insert(messages).values(row);
}

/**
 * Returns the number of messages since a time about which an author had the owners mailed, those that were deleted
 * included. Two messages of one author are counted one after the other.
 */
export async function countNotified(
  transaction: Queries,
  row: Pick<NewMessage, 'association_id' | 'author_id'>,
  since: Date,
): Promise<number> {
  const lock = `notified messages of ${row.author_id} in ${row.association_id}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const { rows } = await transaction.execute<{ count: number }>(
    sql`select count(*)::int as count from bulletin_messages
      where association_id = ${row.association_id} and author_id = ${row.author_id} and notify_requested
        and published_at > ${since.toISOString()}::timestamptz`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Changes a message that the filter allows.
 * @param version the version that was read; any version if it is left out.
 * @returns whether there was such a message.
 */
export async function updateMessage(
  queries: Queries,
  filter: MessagesFilter,
  { id, version }: { id: string; version?: number },
  changes: Partial<typeof messages.$inferInsert>,
): Promise<boolean> {
  const isVersion = version === undefined ? undefined : eq(messages.version, version);
  const { rowCount } = await queries
    .update(messages)
    .set({ ...changes, version: sql`${messages.version} + 1` })
    .where(and(filter.where, eq(messages.id, id), isVersion));
  return rowCount === 1;
}

/** Removes the messages from the table that were deleted before a time, with their attachments. */
export async function removeMessages(queries: Queries, before: Date): Promise<void> {
  await queries.delete(messages).where(lt(messages.deleted_at, before));
}

/**
 * Returns the number of messages that others published since a time, at most `SECTION_COUNT_MAX`, without those that the
 * member has deleted before they were restored.
 */
export const countMessages = (filter: MessagesFilter, { user_id }: Member, since: Date): SQL =>
  sql`select count(*) from (
    select from bulletin_messages where ${filter.where} and (published_at > ${since.toISOString()}::timestamptz or arrived_at > ${since.toISOString()}::timestamptz)
      and author_id is distinct from ${user_id}::uuid and deleted_by is distinct from ${user_id}::uuid
    limit ${sql.raw(String(SECTION_COUNT_MAX))}
  ) as fresh`;
