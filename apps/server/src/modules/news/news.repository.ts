import type { MessagesQuery, MessageYear } from '@mijn/domain/messages';
import type { NewsItem } from '@mijn/domain/news';
import { newsItem, urgentItem } from '@mijn/domain/news/contract';
import { SECTION_COUNT_MAX } from '@mijn/domain/sections';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  findRow,
  fixed,
  listOf,
  namesOf,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../platform/database/index.ts';
import { fileReadings, isReadingOf, storedColumns } from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import { dutchYearOf, isInYear } from '../../capabilities/lists/dutch-year.ts';
import {
  type ListResponse,
  OFFSET_MAX,
  orderBy,
  readFound,
  readList,
  type Sorts,
} from '../../capabilities/lists/read-list.ts';
import { attachedTo } from '../../capabilities/messages/attached.ts';
import { foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import { isUnread } from '../../capabilities/sections/sections.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { NewsScope } from './news.access.ts';
import { newsAttachments, newsDismissals, newsItems } from './news.tables.ts';

/** A news item before it is serialised, without the name of the provider. */
export type NewsRow = Omit<
  RowOf<NewsItem, 'published_at' | 'changed_at'>,
  'author_name' | 'may_edit' | 'mail'
>;

/** The moment and the member for which news is read. */
interface Reading {
  caller: Member;
  now: Date;
}

type Scopes = readonly NewsScope[];

const PUBLISHED_AT = sql.raw('published_at');
const columns = columnsOf(newsItems, newsItem);
const read = fixed(
  listOf({ ...columns, association_id: newsItems.association_id, arrived_at: newsItems.arrived_at }),
);
const urgent = columnsOf(newsItems, urgentItem);

const attachments = fixed(
  attachedTo(
    newsAttachments,
    sql`${newsAttachments.association_id} = listed.association_id and ${newsAttachments.owner_id} = listed.id`,
  ),
);

/** Returns the fields of an item, of a row with the alias `listed`. */
function fieldsFor({ caller, now }: Reading): SQL {
  // The author is the provider, who is no user.
  const arrival = sql.raw('greatest(listed.published_at, listed.arrived_at)');
  const row = { published_at: arrival, author_id: sql.raw('null::uuid') };
  return sql`${namesOf(columns)}, ${isUnread(caller, 'news', now, row)} as is_unread,
    ${attachments} as attachments`;
}

/** Returns the condition that an item, or the text of one of its attachments, matches all words. */
const isFound = (associationId: string, sought: Sought): SQL =>
  sql`(${resemblesMost(sql.raw('search_key'), sought, { column: PUBLISHED_AT, isDay: false })} or id in (
      select item_id from news_attachments where association_id = ${associationId}
        and file_hash in (select file_hash from (${foundFiles(associationId, sought)}) as files)))`;

function conditionsOf(
  { association_id, items }: NewsScope,
  { year }: Pick<MessagesQuery, 'year'>,
  sought: Sought | undefined,
): SQL {
  const parts = [items.where];
  if (year !== undefined) parts.push(isInYear(PUBLISHED_AT, year));
  if (sought) parts.push(isFound(association_id, sought));
  return sql.join(parts, sql` and `);
}

/**
 * Returns the query for the rows of all scopes.
 * @param first The order and limit of each scope. With them PostgreSQL merges the first rows of the scopes in
 * the order of an index, and does not read and sort all rows.
 */
const inScopes = (
  scopes: Scopes,
  selected: SQL,
  conditions: (scope: NewsScope) => SQL,
  first: SQL = sql``,
): SQL =>
  sql.join(
    scopes.map((scope) => sql`(select ${selected} from news_items where ${conditions(scope)} ${first})`),
    sql` union all `,
  );

const sorts: Sorts<MessagesQuery> = { published_at: ['published_at', 'id'] };

/** Returns one page of the news, by default newest first. */
export async function listItems(
  database: Database,
  scopes: Scopes,
  query: MessagesQuery,
  reading: Reading,
): Promise<ListResponse<NewsRow>> {
  const order = orderBy(sorts, query.sort ?? '-published_at');
  return readList<NewsRow>(database, query, 'news', ({ sought, limits }) => {
    const conditions = (scope: NewsScope) => conditionsOf(scope, query, sought);
    const counts = scopes.map((scope) => sql`(select count(*) from news_items where ${conditions(scope)})`);
    // Each scope can have all rows of the page and of the pages before it.
    const first = sql`order by ${order} limit ${Math.min(query.page * query.per_page, OFFSET_MAX)}`;
    return sql`select ${fieldsFor(reading)}, ${sql.join(counts, sql` + `)} as total from (
        select * from (${inScopes(scopes, read, conditions, first)}) as items order by ${order} ${limits}
      ) as listed order by ${order}`;
  });
}

/** Returns the years that have news which matches a search, newest first. */
export async function listYears(
  database: Database,
  scopes: Scopes,
  q: string | undefined,
): Promise<MessageYear[]> {
  return readFound<MessageYear>(
    database,
    { q, kind: 'news' },
    (sought) => sql`select ${dutchYearOf(PUBLISHED_AT)} as year, count(*) as message_count
      from (${inScopes(scopes, PUBLISHED_AT, (scope) => conditionsOf(scope, {}, sought))}) as items
      group by 1 order by 1 desc`,
  );
}

/** The maximum number of urgent items above the screens. The next one is shown when a member closes one. */
const URGENT_MAX = 3;

/** Returns the urgent items that a member has not closed, newest first. */
export async function listUrgent(database: Database, scopes: Scopes, { user_id }: Member) {
  const isOpen = ({ items }: NewsScope): SQL =>
    sql`${items.where} and is_urgent and not exists (
      select from ${newsDismissals} where ${newsDismissals.association_id} = news_items.association_id
        and ${newsDismissals.item_id} = news_items.id and ${newsDismissals.user_id} = ${user_id})`;
  return runPrepared<{ id: string; subject: string; published_at: Date }>(
    database,
    sql`select ${namesOf(urgent)} from (${inScopes(scopes, listOf(urgent), isOpen)}) as items
      order by published_at desc, id desc limit ${sql.raw(String(URGENT_MAX))}`,
  );
}

/** The time of publication of an item, and the association that it is for. */
export type Publication = Pick<typeof newsItems.$inferSelect, 'association_id' | 'id' | 'published_at'>;

/** Returns the time of publication of an item, also if the item is not published yet. */
export async function findPublication(
  queries: Queries,
  { association_id, id }: Pick<Publication, 'association_id' | 'id'>,
): Promise<Publication | undefined> {
  const [row] = await queries
    .select({
      association_id: newsItems.association_id,
      id: newsItems.id,
      published_at: newsItems.published_at,
    })
    .from(newsItems)
    .where(and(eq(newsItems.association_id, association_id), eq(newsItems.id, id)));
  return row;
}

const ofItem = (scopes: Scopes, id: string): SQL =>
  inScopes(scopes, read, ({ items }) => sql`${items.where} and id = ${id}`);

/** Returns an item, or undefined if the caller may not see it. */
export async function findItem(database: Database, scopes: Scopes, id: string, reading: Reading) {
  return findRow<NewsRow>(database, sql`select ${fieldsFor(reading)} from (${ofItem(scopes, id)}) as listed`);
}

/** Stores that a member has closed the banner of an item. Returns false if the member may not see the item. */
export async function dismissItem(
  database: Database,
  scopes: Scopes,
  id: string,
  { caller, now }: Reading,
): Promise<boolean> {
  const found = await findRow<{ association_id: string }>(
    database,
    sql`select association_id from (${ofItem(scopes, id)}) as items`,
  );
  if (!found) return false;
  await database.queries
    .insert(newsDismissals)
    .values({ association_id: found.association_id, item_id: id, user_id: caller.user_id, dismissed_at: now })
    .onConflictDoNothing();
  return true;
}

/** Returns the columns that are needed to send the bytes of an attachment of an item. */
export async function findAttachment(
  database: Database,
  scopes: Scopes,
  ref: { item_id: string; attachment_id: string },
) {
  return findRow<StoredFile & { has_thumbnail: boolean }>(
    database,
    sql`select ${listOf(storedColumns(newsAttachments))}
      from (${ofItem(scopes, ref.item_id)}) as items join ${newsAttachments}
          on ${newsAttachments.association_id} = items.association_id and ${newsAttachments.owner_id} = items.id
        join ${fileReadings} on ${isReadingOf(newsAttachments)}
      where ${newsAttachments.id} = ${ref.attachment_id}`,
  );
}

/** Returns the number of items that were published since a time, at most `SECTION_COUNT_MAX`. */
export function countItems(scopes: Scopes, since: Date): SQL {
  const isSince = ({ items }: NewsScope): SQL =>
    sql`${items.where} and (published_at > ${since.toISOString()}::timestamptz or arrived_at > ${since.toISOString()}::timestamptz)`;
  return sql`select count(*) from (
    select from (${inScopes(scopes, PUBLISHED_AT, isSince)}) as items
    limit ${sql.raw(String(SECTION_COUNT_MAX))}
  ) as fresh`;
}
