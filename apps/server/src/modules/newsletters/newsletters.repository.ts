import { statusOf, type Newsletter, type NewslettersQuery } from '@mijn/domain/newsletters';
import type { MailProgress } from '@mijn/domain/notifications';
import { canWriteNewsletters } from '@mijn/domain/roles';
import { SECTION_COUNT_MAX } from '@mijn/domain/sections';
import { and, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm';
import { listAttachments } from '../../capabilities/attachments/index.ts';
import {
  type Database,
  findRow,
  fixed,
  listOf,
  type Queries,
  runPrepared,
  type RowOf,
  users,
} from '../../platform/database/index.ts';
import {
  fileReadings,
  isReadingOf,
  readingBeside,
  storedColumns,
} from '../../capabilities/documents/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import { type ListResponse, orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { type DateColumn, foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import { isUnread } from '../../capabilities/sections/sections.ts';
import { mailProgressOf } from '../../capabilities/notifications/notifications.repository.ts';
import type { Member } from '../../platform/wire/index.ts';
import type { NewslettersFilter } from './newsletters.access.ts';
import { newsletterAttachments, newsletters } from './newsletters.tables.ts';

/** A newsletter before it is serialised. */
export type NewsletterRow = RowOf<Newsletter, 'published_at' | 'changed_at' | 'notified_at'>;

/** The caller and the time, on which some fields of a newsletter depend. */
export interface Reading {
  caller: Member;
  now: Date;
}

/** The columns of the table that a response or its sort order needs. */
const { code: _code, name_key: _nameKey, search_key: _searchKey, ...read } = getTableColumns(newsletters);
const columns = fixed(listOf(read));

const sorts: Sorts<NewslettersQuery> = { published_at: ['published_at', 'id'] };
const inNetherlands = sql.raw(`(newsletters.published_at at time zone 'Europe/Amsterdam')`);
const startOf = (year: SQL): SQL =>
  sql`(make_date(${year}, 1, 1)::timestamp at time zone 'Europe/Amsterdam')`;

const PUBLISHED: DateColumn = { column: sql.raw('published_at'), isDay: false };

/** Returns the condition that the subject, summary, PDF or an attachment of a newsletter has all words. */
function isFound(associationId: string, sought: Sought): SQL {
  const found = sql`select file_hash from (${foundFiles(associationId, sought)}) as files`;
  return sql`(${resemblesMost(sql.raw('search_key'), sought, PUBLISHED)} or file_hash in (${found})
    or id in (select newsletter_id from newsletter_attachments
      where association_id = ${associationId} and file_hash in (${found})))`;
}

function conditionsOf(
  filter: NewslettersFilter,
  associationId: string,
  { year }: Pick<NewslettersQuery, 'year'>,
  sought: Sought | undefined,
): SQL {
  const parts = [filter.where];
  if (year !== undefined) {
    parts.push(sql`published_at >= ${startOf(sql`${year}::int`)}
      and published_at < ${startOf(sql`${year}::int + 1`)}`);
  }
  if (sought) parts.push(isFound(associationId, sought));
  return sql.join(parts, sql` and `);
}

/** A row of the query, with the columns of the PDF beside the others. */
type Read = Omit<typeof newsletters.$inferSelect, 'code' | 'name_key' | 'search_key'> & {
  author_name: string;
  is_unread: boolean;
  mail: MailProgress | null;
  page_count: number | null;
  has_thumbnail: boolean;
};

/** Returns the query that adds to rows what is not in their table. */
function fieldsOf(rows: SQL, { caller, now }: Reading): SQL {
  const arrival = sql.raw('greatest(listed.published_at, listed.arrived_at)');
  const row = { published_at: arrival, author_id: sql.raw('listed.author_id') };
  return sql`select listed.*, page_count, has_thumbnail,
      coalesce((select users.name from users where users.id = listed.author_id), imported_author_name, '') as author_name,
      coalesce(published_at <= ${now.toISOString()}::timestamptz, false)
        and ${isUnread(caller, 'newsletters', now, row)} as is_unread,
      case when ${canWriteNewsletters(caller.membership)}::boolean then ${mailProgressOf('newsletters')} end as mail
    from (${rows}) as listed, lateral ${readingBeside('listed')} as reading`;
}

function toNewsletter(row: Read, { caller, now }: Reading): Omit<NewsletterRow, 'attachments'> {
  const { id, subject, summary, published_at, changed_at, author_name, is_unread, version } = row;
  const { pdf_id, name, extension, media_type, byte_size, page_count, has_thumbnail } = row;
  return {
    id,
    subject,
    summary,
    status: statusOf(published_at, now),
    published_at,
    changed_at,
    author_name,
    is_unread,
    may_edit: canWriteNewsletters(caller.membership),
    notify: canWriteNewsletters(caller.membership) && row.notify_requested,
    notified_at: canWriteNewsletters(caller.membership) ? row.notified_at : null,
    mail: row.mail,
    version,
    pdf: { id: pdf_id, name, extension, media_type, byte_size, page_count, has_thumbnail },
  };
}

async function withAttachments(
  { queries }: Pick<Database, 'queries'>,
  rows: readonly Read[],
  reading: Reading,
): Promise<NewsletterRow[]> {
  const { association_id } = reading.caller.membership;
  const ids = rows.map(({ id }) => id);
  const attachments = await listAttachments(queries, newsletterAttachments, association_id, ids);
  return rows.map((row) => ({
    ...toNewsletter(row, reading),
    attachments: attachments.get(row.id) ?? [],
  }));
}

/** Returns one page of the newsletters. Those that are not published come first. */
export async function listNewsletters(
  database: Database,
  filter: NewslettersFilter,
  query: NewslettersQuery,
  reading: Reading,
): Promise<ListResponse<NewsletterRow>> {
  const { association_id } = reading.caller.membership;
  const order = orderBy(sorts, query.sort ?? '-published_at');
  const { data, meta } = await readList<Read>(
    database,
    query,
    'newsletters',
    ({ sought, limits, pageOf }) => {
      const conditions = conditionsOf(filter, association_id, query, sought);
      const rows = sought
        ? sql`select ${columns}, count(*) over () as total from newsletters where ${conditions} order by ${order} ${limits}`
        : pageOf(
            sql`select ${columns}, (select count(*) from newsletters where ${conditions}) as total
              from newsletters where ${conditions}`,
            order,
          );
      return sql`${fieldsOf(rows, reading)} order by ${order}`;
    },
  );
  return { data: await withAttachments(database, data, reading), meta };
}

/** Returns the years that have newsletters, in descending order. */
export async function listYears(database: Database, filter: NewslettersFilter): Promise<number[]> {
  const rows = await runPrepared<{ year: number }>(
    database,
    sql`select distinct extract(year from ${inNetherlands})::int as year
      from newsletters where ${filter.where} and published_at is not null order by year desc`,
  );
  return rows.map(({ year }) => year);
}

/** Returns a newsletter, or undefined if the caller may not see it. */
export async function findNewsletter(
  database: Database,
  filter: NewslettersFilter,
  id: string,
  reading: Reading,
): Promise<NewsletterRow | undefined> {
  const found = await findRow<Read>(
    database,
    fieldsOf(sql`select ${columns} from newsletters where ${filter.where} and id = ${id}`, reading),
  );
  const [row] = found ? await withAttachments(database, [found], reading) : [];
  return row;
}

/** Returns the columns that are needed to send the PDF of a newsletter. */
export async function findStored(
  queries: Queries,
  filter: NewslettersFilter,
  id: string,
): Promise<(StoredFile & { has_thumbnail: boolean }) | undefined> {
  const [row] = await queries
    .select(storedColumns(newsletters))
    .from(newsletters)
    .innerJoin(fileReadings, isReadingOf(newsletters))
    .where(and(filter.where, eq(newsletters.id, id)));
  return row;
}

/** Returns the user who wrote a newsletter, or undefined if the caller may not see it. */
export async function findAuthor(queries: Queries, filter: NewslettersFilter, id: string) {
  const [row] = await queries
    .select({ author_id: newsletters.author_id })
    .from(newsletters)
    .where(and(filter.where, eq(newsletters.id, id)));
  return row;
}

/** Returns what the mail about a newsletter needs. */
export async function findForMail(queries: Queries, filter: NewslettersFilter, id: string) {
  const { subject, summary, name, byte_size, published_at, author_id, imported_author_name } = newsletters;
  const author_name = sql<string>`coalesce(${users.name}, ${imported_author_name}, '')`;
  const [row] = await queries
    .select({ subject, summary, name, byte_size, published_at, author_id, author_name })
    .from(newsletters)
    .leftJoin(users, eq(users.id, author_id))
    .where(and(filter.where, eq(newsletters.id, id)));
  return row;
}

/** Returns the stored columns of a newsletter, and locks the row until the transaction ends. */
export async function lockNewsletter(transaction: Queries, filter: NewslettersFilter, id: string) {
  const [row] = await transaction
    .select()
    .from(newsletters)
    .where(and(filter.where, eq(newsletters.id, id)))
    .for('update');
  return row;
}

export type StoredNewsletter = typeof newsletters.$inferSelect;

export async function insertNewsletter(
  queries: Queries,
  row: typeof newsletters.$inferInsert,
): Promise<void> {
  await queries.insert(newsletters).values(row);
}

export async function updateNewsletter(
  queries: Queries,
  { association_id, id }: Pick<StoredNewsletter, 'association_id' | 'id'>,
  changes: Partial<typeof newsletters.$inferInsert>,
): Promise<void> {
  await queries
    .update(newsletters)
    .set({ ...changes, version: sql`${newsletters.version} + 1` })
    .where(and(eq(newsletters.association_id, association_id), eq(newsletters.id, id)));
}

/** Records that the mail to the owners was requested. It is no change that an edit could conflict with. */
export async function recordNotified(
  queries: Queries,
  { association_id, id }: Pick<StoredNewsletter, 'association_id' | 'id'>,
  notified_at: Date,
): Promise<void> {
  await queries
    .update(newsletters)
    .set({ notify_requested: false, notified_at })
    .where(and(eq(newsletters.association_id, association_id), eq(newsletters.id, id)));
}

/** Removes the newsletters from the table that were deleted before a time, with their attachments. */
export async function removeNewsletters(queries: Queries, before: Date): Promise<void> {
  await queries.delete(newsletters).where(lt(newsletters.deleted_at, before));
}

/** Returns the number of newsletters that others published since a time, at most `SECTION_COUNT_MAX`. */
export const countNewsletters = (
  filter: NewslettersFilter,
  { user_id }: Pick<Member, 'user_id'>,
  since: Date,
): SQL =>
  sql`select count(*) from (
    select from newsletters where ${filter.where} and (published_at > ${since.toISOString()}::timestamptz or arrived_at > ${since.toISOString()}::timestamptz)
      and author_id is distinct from ${user_id}::uuid
    limit ${sql.raw(String(SECTION_COUNT_MAX))}
  ) as fresh`;
