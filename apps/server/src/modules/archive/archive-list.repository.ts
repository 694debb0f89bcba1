import type { DocumentsQuery, MediaItemInList } from '@mijn/domain/archive';
import { sql, type SQL } from 'drizzle-orm';
import { fixed, type Database } from '../../database/index.ts';
import { readingBeside } from '../../documents/index.ts';
import { readList, type ListAnswer } from '../../lists/index.ts';
import { createSnippets, textOfPage, wordsOf } from '../../search/index.ts';
import type { ArchiveScope } from './archive.access.ts';
import { documentColumns, mediaColumns, toMediaItem, type MediaRow } from './archive.media-item.ts';
import { foundDocuments } from './found-documents.repository.ts';
import { archiveDocuments } from './archive.tables.ts';

type Row = MediaRow & { page: number | null; text: string | null; total: number };
type SortName = NonNullable<DocumentsQuery['sort']>;

/** With what joins a document with the reading of its file, and what orders by name. */
const columns = fixed(
  sql
    .join(
      [...Object.values(documentColumns), archiveDocuments.association_id, archiveDocuments.file_hash],
      sql`, `,
    )
    .append(sql`, name_key`),
);

/** What is answered of a row, once it is joined: no bytes for what only joins and orders. */
const answered = sql.raw(Object.keys(mediaColumns).join(', '));

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

function pageQuery(scope: ArchiveScope, query: DocumentsQuery, pageOf: (rows: SQL, order: SQL) => SQL): SQL {
  const order = orders[query.sort && !isRelevance(query.sort) ? query.sort : '-document_date'];
  const rows = sql`select ${columns}, null::int as page, null::text as text,
      ${totalOf(scope, query)} as total
    from archive_documents where ${conditionsOf(scope, query)}`;
  return sql`select ${answered}, page, text, total
    from (${pageOf(rows, order)}) as listed, lateral ${readingBeside('listed')} as reading order by ${order}`;
}

/** Where a page of the search says what was found. */
const hit = { file_hash: sql.raw('best.file_hash'), page: sql.raw('best.page') };

/** The offset has every document looked up by itself: PostgreSQL would compare all with all that were found. */
function searchQuery(scope: ArchiveScope, query: DocumentsQuery, words: readonly string[], limits: SQL): SQL {
  const order = orders[query.sort ?? 'relevance'];
  const found = foundDocuments(scope.association_id, words, query.in_text);
  return sql`with found as materialized (${found}), best as (
      select documents.*, found.page, found.score, (count(*) over ())::int as total
      from found, lateral (
        select ${columns} from archive_documents
        where archive_documents.id = found.document_id and ${conditionsOf(scope, query)} offset 0
      ) documents order by ${order} ${limits}
    )
    select ${answered}, page, total, ${query.in_text ? textOfPage(scope.association_id, hit) : sql`null`} as text
    from best, lateral ${readingBeside('best')} as reading order by ${order}`;
}

const toListItem = (row: Row, snippetOf: ReturnType<typeof createSnippets>): MediaItemInList => ({
  ...toMediaItem(row),
  match: row.page !== null && row.text !== null ? { page: row.page, snippet: snippetOf(row.text) } : null,
});

/** One page of the documents. */
export async function listDocuments(
  database: Database,
  scope: ArchiveScope,
  query: DocumentsQuery,
): Promise<ListAnswer<MediaItemInList>> {
  const snippetOf = createSnippets(wordsOf(query.q ?? ''));
  return readList<Row, MediaItemInList>(
    database,
    query,
    ({ words, limits, pageOf }) =>
      words.length > 0 ? searchQuery(scope, query, words, limits) : pageQuery(scope, query, pageOf),
    (row) => toListItem(row, snippetOf),
  );
}
