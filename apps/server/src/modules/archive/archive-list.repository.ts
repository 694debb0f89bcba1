import type { DocumentsQuery, ArchiveDocumentInList } from '@mijn/domain/archive';
import { archiveDocument } from '@mijn/domain/archive/contract';
import { sql, type SQL } from 'drizzle-orm';
import { columnsOf, fixed, listOf, namesOf, type Database } from '../../database/index.ts';
import { readingBeside } from '../../documents/index.ts';
import { orderBy, readList, type ListAnswer, type Sorts } from '../../lists/index.ts';
import { createSnippets, textOfPage, wordsOf } from '../../search/index.ts';
import type { ArchiveScope } from './archive.access.ts';
import { documentColumns, type DocumentRow } from './archive.repository.ts';
import { foundDocuments } from './found-documents.repository.ts';
import { archiveDocuments } from './archive.tables.ts';

/** A document of a list, with the best page of a search. */
export type ListedDocument = DocumentRow & Pick<ArchiveDocumentInList, 'match'>;

/** With the columns that join a document with the reading of its file, and that it is sorted by. */
const { association_id, file_hash, name_key } = archiveDocuments;
const columns = fixed(
  listOf({ ...columnsOf(archiveDocuments, archiveDocument), association_id, file_hash, name_key }),
);

const answered = namesOf(documentColumns);

/** Each sort but the relevance is in the order of an index. */
const sorts: Sorts<DocumentsQuery> = {
  document_date: ['document_date', 'id'],
  name: ['name_key', 'id'],
  byte_size: ['byte_size', 'id'],
  created_at: ['created_at', 'id'],
  relevance: ['score', 'document_date', 'id'],
};

const isRelevance = (sort: DocumentsQuery['sort']): boolean => sort?.endsWith('relevance') ?? true;

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
  if (tag || year) return sql`count(*) over ()`;
  const counts = with_hidden ? sql`document_count + hidden_count` : sql`document_count`;
  const ofGroup = group_id ? sql` and archive_groups.id = ${group_id}` : sql``;
  return sql`(select coalesce(sum(${counts}), 0) from archive_groups where ${groups.where}${ofGroup})`;
}

function pageQuery(scope: ArchiveScope, query: DocumentsQuery, pageOf: (rows: SQL, order: SQL) => SQL): SQL {
  const order = orderBy(sorts, query.sort && !isRelevance(query.sort) ? query.sort : '-document_date');
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
  // The best come first in both directions.
  const order = orderBy(sorts, query.sort && !isRelevance(query.sort) ? query.sort : '-relevance');
  const found = foundDocuments(scope.association_id, words, query.in_text);
  return sql`with found as materialized (${found}), best as (
      select documents.*, found.page, found.score, count(*) over () as total
      from found, lateral (
        select ${columns} from archive_documents
        where archive_documents.id = found.document_id and ${conditionsOf(scope, query)} offset 0
      ) documents order by ${order} ${limits}
    )
    select ${answered}, page, total, ${query.in_text ? textOfPage(scope.association_id, hit) : sql`null`} as text
    from best, lateral ${readingBeside('best')} as reading order by ${order}`;
}

/** One page of the documents. */
export async function listDocuments(
  database: Database,
  scope: ArchiveScope,
  query: DocumentsQuery,
): Promise<ListAnswer<ListedDocument>> {
  const snippetOf = createSnippets(wordsOf(query.q ?? ''));
  const { data, meta } = await readList<DocumentRow & { page: number | null; text: string | null }>(
    database,
    query,
    ({ words, limits, pageOf }) =>
      words.length > 0 ? searchQuery(scope, query, words, limits) : pageQuery(scope, query, pageOf),
  );
  const listed = data.map(({ page, text, ...document }) =>
    Object.assign(document, {
      match: page !== null && text !== null ? { page, snippet: snippetOf(text) } : null,
    }),
  );
  return { data: listed, meta };
}
