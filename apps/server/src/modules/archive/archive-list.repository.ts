import { sql, type SQL } from 'drizzle-orm';
import type { DocumentsQuery, ArchiveDocumentInList } from '@mijn/domain/archive';
import { archiveDocument } from '@mijn/domain/archive/contract';
import {
  createSnippets,
  type DateColumn,
  foundFiles,
  keyScore,
  resemblesMost,
  rowScore,
  type Sought,
  textOfPage,
} from '../../capabilities/search/index.ts';
import { archiveDocuments } from './archive.tables.ts';
import {
  columnsOf,
  type Database,
  fixed,
  listOf,
  namesOf,
  runPrepared,
} from '../../platform/database/index.ts';
import { readingBeside } from '../../capabilities/documents/index.ts';
import { orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import type { ArchiveScope } from './archive.access.ts';
import { documentColumns, type DocumentRow } from './archive.repository.ts';

const DOCUMENT_DATE: DateColumn = { column: sql.raw('document_date'), isDay: true };

const keys = {
  name: sql.raw('name_key'),
  search: sql.raw('search_key'),
  labels: sql.raw('tags'),
  date: DOCUMENT_DATE,
};

/** Selects `document_id`, `page` (null) and `score` of documents whose name or tags have every word or a similar word. */
function foundByName(associationId: string, sought: Sought): SQL {
  return sql`select id as document_id, null::integer as page, ${keyScore(keys, sought)} as score
    from ${archiveDocuments} where association_id = ${associationId} and ${resemblesMost(keys.search, sought, DOCUMENT_DATE)}`;
}

/** Returns the query for documents with every word on one page, with their best page and its score. */
function foundByText(associationId: string, sought: Sought): SQL {
  return sql`select documents.id as document_id, files.page, files.score
    from (${foundFiles(associationId, sought)}) files, lateral (
      select id from ${archiveDocuments} where association_id = ${associationId} and file_hash = files.file_hash offset 0
    ) documents`;
}

/** Selects `document_id`, `page` and `score`. Ignores the rights of the caller. */
function foundDocuments(associationId: string, sought: Sought, inText: boolean): SQL {
  // A text alone scores less than a name with all words.
  const score = rowScore(sought, { key: sql.raw('max(score)'), sum: sql.raw('sum(score)') });
  const byName = foundByName(associationId, sought);
  return sql`select document_id, max(page) as page, ${score} as score
    from (${inText ? sql`${byName} union all ${foundByText(associationId, sought)}` : byName}) found
    group by document_id`;
}

export type ListedDocument = DocumentRow & Pick<ArchiveDocumentInList, 'match'>;

const { association_id, file_hash, name_key } = archiveDocuments;
const columns = fixed(
  listOf({ ...columnsOf(archiveDocuments, archiveDocument), association_id, file_hash, name_key }),
);

const { is_board_only: _, ...named } = documentColumns;

const readingOfListed = fixed(readingBeside('listed'));
const readingOfBest = fixed(readingBeside('best'));
const names = namesOf(named);

/** Reads the board groups once, and not the group of each row. */
const answered = (associationId: string): SQL => sql`${names}, group_id in (
    select id from archive_groups where archive_groups.association_id = ${associationId} and is_board_only
  ) as is_board_only`;

/** Each order except the relevance equals the order of an index. */
const sorts: Sorts<DocumentsQuery> = {
  document_date: ['document_date', 'id'],
  name: ['name_key', 'id'],
  byte_size: ['byte_size', 'id'],
  created_at: ['created_at', 'id'],
  relevance: ['score', 'document_date', 'id'],
};

const isRelevance = (sort: DocumentsQuery['sort']): boolean => sort?.endsWith('relevance') ?? true;

function conditionsOf(
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

/** Adds up the counts of the groups, unless a filter by tag or year requires a separate count. */
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
  return sql`select ${answered(scope.association_id)}, page, text, total
    from (${pageOf(rows, order)}) as listed, lateral ${readingOfListed} as reading order by ${order}`;
}

const hit = { file_hash: sql.raw('best.file_hash'), page: sql.raw('best.page') };

/** `offset 0` makes PostgreSQL look up every found document, instead of joining all documents with all hits. */
function searchQuery(scope: ArchiveScope, query: DocumentsQuery, sought: Sought, limits: SQL): SQL {
  // Relevance is always sorted in descending order, also if the query asks for ascending order.
  const order = orderBy(sorts, query.sort && !isRelevance(query.sort) ? query.sort : '-relevance');
  const found = foundDocuments(scope.association_id, sought, query.in_text);
  return sql`with found as materialized (${found}), best as (
      select documents.*, found.page, found.score, count(*) over () as total
      from found, lateral (
        select ${columns} from archive_documents
        where archive_documents.id = found.document_id and ${conditionsOf(scope, query)} offset 0
      ) documents order by ${order} ${limits}
    )
    select ${answered(scope.association_id)}, page, total, ${query.in_text ? textOfPage(scope.association_id, hit) : sql`null`} as text
    from best, lateral ${readingOfBest} as reading order by ${order}`;
}

export async function listDocuments(database: Database, scope: ArchiveScope, query: DocumentsQuery) {
  const snippetOf = query.q ? createSnippets(query.q) : undefined;
  const { data, meta } = await readList<DocumentRow & { page: number | null; text: string | null }>(
    database,
    query,
    'documents',
    ({ sought, limits, pageOf }) =>
      sought ? searchQuery(scope, query, sought, limits) : pageQuery(scope, query, pageOf),
  );
  const listed = data.map(({ page, text, ...document }) =>
    Object.assign(document, {
      match: snippetOf && page !== null && text !== null ? { page, snippet: snippetOf(text) } : null,
    }),
  );
  return { data: listed, meta };
}

/** Years are sorted newest first, tags most used first. */
export async function listFacets(
  database: Database,
  scope: ArchiveScope,
  filter: { group_id?: string | undefined },
) {
  const conditions = conditionsOf(scope, filter);
  const [years, tags] = await Promise.all([
    runPrepared<{ year: number; document_count: number }>(
      database,
      sql`select extract(year from ${archiveDocuments.document_date})::int as year, count(*) as document_count
        from ${archiveDocuments} where ${conditions} group by 1 order by 1 desc`,
    ),
    runPrepared<{ tag: string; document_count: number }>(
      database,
      sql`select tag, count(*) as document_count
        from ${archiveDocuments}, unnest(${archiveDocuments.tags}) as tag
        where ${conditions} group by 1 order by 2 desc, 1`,
    ),
  ]);
  return { years, tags };
}
