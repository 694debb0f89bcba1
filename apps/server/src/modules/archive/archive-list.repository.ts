import type { DocumentsQuery, MediaItemInList } from '@mijn/domain/archive';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import type { DocumentsFilter, GroupsFilter } from './archive.access.ts';
import { mediaColumns, toMediaItem, type MediaRow } from './archive.media-item.ts';
import { foundDocuments, snippetOf, snippetParts, wordsOf } from './archive-search.ts';
import { fixed, runPrepared } from './archive.statement.ts';

/** What exists for the caller. */
export interface ArchiveScope {
  association_id: string;
  documents: DocumentsFilter;
  groups: GroupsFilter;
  /** Whether hidden documents are asked for, by someone who may see them. */
  with_hidden: boolean;
}

export type DocumentsPage = { rows: MediaItemInList[]; total: number };

type Row = MediaRow & { page: number | null; snippet: string | null; total: number };
type SortName = NonNullable<DocumentsQuery['sort']>;

/** Rows that may be skipped: a page beyond is empty, whatever number somebody types. */
const OFFSET_MAX = 1_000_000_000;

const columns = fixed(sql.join(Object.values(mediaColumns), sql`, `));

/** Every order ends with the id, so that no row stands on two pages. Each but the relevance is an index's own. */
const orders: Readonly<Record<SortName, SQL>> = {
  document_date: sql`document_date, id`,
  '-document_date': sql`document_date desc, id desc`,
  name: sql`name_key, id`,
  '-name': sql`name_key desc, id desc`,
  byte_size: sql`byte_size, id`,
  '-byte_size': sql`byte_size desc, id desc`,
  created_at: sql`created_at, id`,
  '-created_at': sql`created_at desc, id desc`,
  // The best first, whichever way it is asked.
  relevance: sql`score desc, document_date desc, id desc`,
  '-relevance': sql`score desc, document_date desc, id desc`,
};

const isRelevance = (sort: SortName | undefined): boolean => sort?.endsWith('relevance') ?? true;

/** The filters that both list and facets know, below the caller's rights. */
export function conditionsOf(
  { documents, with_hidden }: ArchiveScope,
  { group_id, tag, year }: Pick<DocumentsQuery, 'group_id' | 'tag' | 'year'>,
): SQL {
  const parts = [documents.where];
  if (!with_hidden) parts.push(sql`archive_documents.hidden_at is null`);
  if (group_id) parts.push(sql`archive_documents.group_id = ${group_id}`);
  if (tag) parts.push(sql`archive_documents.tags @> array[${tag}]::text[]`);
  if (year) {
    parts.push(sql`archive_documents.document_date >= make_date(${year}::int, 1, 1)
      and archive_documents.document_date < make_date(${year}::int + 1, 1, 1)`);
  }
  return sql.join(parts, sql` and `);
}

/** The groups know how many documents they have; what a filter leaves of them must be counted. */
function totalOf({ groups, with_hidden }: ArchiveScope, { group_id, tag, year }: DocumentsQuery): SQL {
  if (tag || year) return sql`(count(*) over ())::int`;
  const counts = with_hidden ? sql`document_count + hidden_count` : sql`document_count`;
  const ofGroup = group_id ? sql` and archive_groups.id = ${group_id}` : sql``;
  return sql`(select coalesce(sum(${counts}), 0)::int from archive_groups where ${groups.where}${ofGroup})`;
}

/**
 * The first page is cut from the most rows that a page may have. With this figure, which is no parameter, PostgreSQL
 * knows before it is given one that little is read, and plans the statement once instead of at every call.
 */
const FIRST_ROWS = sql.raw(`limit ${LIST_PAGE_SIZE_MAX}`);

function pageQuery(scope: ArchiveScope, query: DocumentsQuery, limits: SQL): SQL {
  const order = orders[query.sort && !isRelevance(query.sort) ? query.sort : '-document_date'];
  const rows = sql`select ${columns}, name_key, null::int as page, null::text as snippet,
      ${totalOf(scope, query)} as total
    from archive_documents where ${conditionsOf(scope, query)} order by ${order}`;
  return query.page > 1
    ? sql`${rows} ${limits}`
    : sql`select * from (${rows} ${FIRST_ROWS}) as first order by ${order} ${limits}`;
}

function searchQuery(scope: ArchiveScope, query: DocumentsQuery, words: readonly string[], limits: SQL): SQL {
  const order = orders[query.sort ?? 'relevance'];
  const found = foundDocuments(scope.association_id, words, query.in_text);
  return sql`with found as materialized (${found}), best as (
      select ${columns}, name_key, found.page, found.score, (count(*) over ())::int as total
      from found join archive_documents on archive_documents.id = found.document_id
      where ${conditionsOf(scope, query)} order by ${order} ${limits}
    )
    select best.*, ${query.in_text ? snippetOf(scope.association_id, words) : sql`null`} as snippet
    from best order by ${order}`;
}

const toListItem = (row: Row): MediaItemInList => ({
  ...toMediaItem(row),
  match:
    row.page !== null && row.snippet !== null ? { page: row.page, snippet: snippetParts(row.snippet) } : null,
});

/** One page of the documents, with how many there are in all: one round trip, except beyond the last page. */
export async function listDocuments(
  database: Database,
  scope: ArchiveScope,
  query: DocumentsQuery,
): Promise<DocumentsPage> {
  const words = query.q ? wordsOf(query.q) : [];
  if (query.q && words.length === 0) return { rows: [], total: 0 };
  const { page, per_page } = query;
  const limits = sql`limit ${per_page} offset ${Math.min((page - 1) * per_page, OFFSET_MAX)}`;
  const rows = await runPrepared<Row>(
    database,
    words.length > 0 ? searchQuery(scope, query, words, limits) : pageQuery(scope, query, limits),
  );
  if (rows.length === 0 && page > 1) {
    const { total } = await listDocuments(database, scope, { ...query, page: 1, per_page: 1 });
    return { rows: [], total };
  }
  return { rows: rows.map(toListItem), total: rows[0]?.total ?? 0 };
}
