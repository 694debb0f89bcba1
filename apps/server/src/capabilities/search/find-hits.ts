import { SEARCH_HITS_PER_KIND } from '@mijn/domain/limits';
import type { SearchHit } from '@mijn/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { runSearch, type Database } from '../../platform/database/index.ts';
import { foundFiles, textOfPage } from './found-files.ts';
import { type DateColumn, keyScore, resemblesMost, rowScore, weight } from './match-keys.ts';
import type { createSnippets } from './snippet.ts';
import type { Sought } from './sought.ts';

/** Both queries must select only rows that the caller may see. */
export interface SearchSource {
  /**
   * Selects `id`, `title`, `date` (a day, a timestamp or null), `name_key`, `search_key` and `labels` (an array of texts).
   * Keys are `fold_text(…)` with a trigram index: `name_key` has the name, and `search_key` all searched text.
   */
  entities: SQL;
  /** Whether `date` is a day, and not a moment. */
  hasDays?: boolean;
  /** Whether `entities` also selects `is_cancelled`. */
  canBeCancelled?: boolean;
  /** Whether `entities` also selects `is_board_only`. */
  canBeBoardOnly?: boolean;
  /** Selects `entity_id` and `search_key` of texts that belong to an entity, such as what people wrote about it. */
  notes?: SQL;
  /** Selects `entity_id`, `file_id`, `file_name` and `file_hash`. */
  files: SQL;
  /** Associations other than the member's whose files are searched, such as `ALL_ASSOCIATIONS`. */
  associations?: readonly string[];
}

interface Row {
  id: string;
  title: string;
  date: Date | string | null;
  is_cancelled: boolean;
  is_board_only: boolean;
  file_id: string | null;
  file_name: string | null;
  page: number | null;
  text: string | null;
  total: number;
  score: number;
}

const keys = {
  name: sql.raw('entities.name_key'),
  search: sql.raw('entities.search_key'),
  labels: sql.raw('entities.labels'),
};
const hit = { file_hash: sql.raw('best.file_hash'), page: sql.raw('best.page') };
const ASSOCIATION_OF_HIT = sql.raw('best.association_id');

const foundIn = (associations: readonly string[], sought: Sought): SQL =>
  sql.join(
    associations.map(
      (id) => sql`select ${id}::uuid as association_id, * from (${foundFiles(id, sought)}) as files`,
    ),
    sql` union all `,
  );

/** What was last or comes next is nearest to now. */
function orderOf({ order, now }: Sought): SQL {
  const newest = sql`date desc nulls last, id desc`;
  if (order === undefined) return sql`score desc, ${newest}`;
  const moment = sql`date::timestamptz`;
  const isThere = order === 'next' ? sql`${moment} > ${now}` : sql`${moment} <= ${now}`;
  return sql`score desc, (${isThere}) desc nulls last, abs(extract(epoch from ${moment} - ${now})), ${newest}`;
}

/** Selects the best score of each entity: of its keys, and of its notes, in which a hit counts as one in another key. */
function byKeyQuery({ entities, hasDays = false, notes }: SearchSource, sought: Sought): SQL {
  const date: DateColumn = { column: sql.raw('entities.date'), isDay: hasDays };
  const ofEntities = sql`select entities.id, ${keyScore({ ...keys, date }, sought)} as score
      from (${entities}) entities where ${resemblesMost(keys.search, sought, date)}`;
  if (!notes) return ofEntities;
  return sql`select id, max(score) as score from (${ofEntities}
      union all select notes.entity_id, ${weight('keyPart', sought.isPartial)}::real
      from (${notes}) notes where ${resemblesMost(sql.raw('notes.search_key'), sought)}
    ) scored group by id`;
}

/** Each `offset 0` makes PostgreSQL look rows up one by one, instead of joining all rows with all hits. */
function hitsQuery(associationId: string, sought: Sought, source: SearchSource): SQL {
  const { entities, files, canBeCancelled = false, canBeBoardOnly = false } = source;
  const { associations = [associationId] } = source;
  const isCancelled = sql.raw(canBeCancelled ? 'is_cancelled' : 'false');
  const isBoardOnly = sql.raw(canBeBoardOnly ? 'is_board_only' : 'false');
  const order = orderOf(sought);
  const scored = rowScore(sought, {
    key: sql.raw('by_key.score'),
    sum: sql.raw('(coalesce(by_key.score, 0) + coalesce(by_text.score, 0))'),
  });
  return sql`with by_key as (
      ${byKeyQuery(source, sought)}
    ), by_text as (
      select distinct on (entity_id) entity_id as id, file_id, file_name, found.association_id, found.file_hash,
        page, score
      from (${foundIn(associations, sought)}) found, lateral (
        select * from (${files}) files where files.file_hash = found.file_hash offset 0
      ) files
      order by entity_id, score desc, file_id
    ), found as (
      select id, file_id, file_name, association_id, file_hash, page, ${scored}::real as score
      from by_key full join by_text using (id)
    ), best as (
      select found.*, title, date, is_cancelled, is_board_only, (count(*) over ())::int as total
      from found, lateral (
        select title, date, ${isCancelled} as is_cancelled, ${isBoardOnly} as is_board_only from (${entities}) entities where entities.id = found.id offset 0
      ) entity
      order by ${order} limit ${sql.raw(String(SEARCH_HITS_PER_KIND))}
    )
    select id, title, date, is_cancelled, is_board_only, file_id, file_name, page, total, score, ${textOfPage(ASSOCIATION_OF_HIT, hit)} as text
    from best order by ${order}`;
}

const toHit = (
  { id, title, date, is_cancelled, is_board_only, file_id, file_name, page, text }: Row,
  snippetOf: ReturnType<typeof createSnippets>,
): SearchHit => ({
  id,
  title,
  date: date instanceof Date ? date.toISOString() : date,
  is_cancelled,
  is_board_only,
  match:
    file_id !== null && file_name !== null && page !== null && text !== null
      ? { file_id, file_name, page, snippet: snippetOf(text) }
      : null,
});

/** The hits of one kind of rows. */
export interface FoundHits {
  total: number;
  hits: SearchHit[];
  /** The score of the best hit. */
  best: number;
}

export async function findHits(
  database: Database,
  associationId: string,
  sought: Sought,
  source: SearchSource,
  snippetOf: ReturnType<typeof createSnippets>,
): Promise<FoundHits> {
  const rows = await runSearch<Row>(database, hitsQuery(associationId, sought, source));
  const [first] = rows;
  return {
    total: first?.total ?? 0,
    hits: rows.map((row) => toHit(row, snippetOf)),
    best: first?.score ?? 0,
  };
}
