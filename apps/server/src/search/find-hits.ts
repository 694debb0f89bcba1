import { SEARCH_HITS_PER_KIND } from '@mijn/domain/limits';
import type { SearchHit } from '@mijn/domain/search';
import { sql, type SQL } from 'drizzle-orm';
import { runSearch, type Database } from '../database/index.ts';
import { foundFiles, textOfPage } from './found-files.ts';
import { keyScore, resemblesAll } from './match-keys.ts';
import { createSnippets } from './snippet.ts';

/** Where things of one kind are searched. Both queries are below the caller's rights: they know no other rows. */
export interface SearchSource {
  /**
   * The things: `id`, `title`, `date` (a day or moment, or null), and the keys of `fold_text(…)` with a trigram index:
   * `name_key` for what they are called, `search_key` for all that is searched; and `labels`, an array of texts.
   */
  things: SQL;
  /** Their files: `thing_id`, `file_id`, `file_name`, `file_hash`. */
  files: SQL;
}

interface Row {
  id: string;
  title: string;
  date: Date | string | null;
  file_id: string | null;
  file_name: string | null;
  page: number | null;
  text: string | null;
  total: number;
}

const keys = {
  name: sql.raw('things.name_key'),
  search: sql.raw('things.search_key'),
  labels: sql.raw('things.labels'),
};
const hit = { file_hash: sql.raw('best.file_hash'), page: sql.raw('best.page') };

/** The offsets have every row looked up by itself: PostgreSQL would compare all with all that were found. */
function hitsQuery(associationId: string, words: readonly string[], { things, files }: SearchSource): SQL {
  return sql`with by_key as (
      select things.id, ${keyScore(keys, words)} as score
      from (${things}) things where ${resemblesAll(keys.search, words)}
    ), by_text as (
      select distinct on (thing_id) thing_id as id, file_id, file_name, found.file_hash, page, score
      from (${foundFiles(associationId, words)}) found, lateral (
        select * from (${files}) files where files.file_hash = found.file_hash offset 0
      ) files
      order by thing_id, score desc, file_id
    ), found as (
      select id, file_id, file_name, file_hash, page, coalesce(by_key.score, 0) + coalesce(by_text.score, 0) as score
      from by_key full join by_text using (id)
    ), best as (
      select found.*, title, date, (count(*) over ())::int as total
      from found, lateral (select title, date from (${things}) things where things.id = found.id offset 0) thing
      order by score desc, date desc nulls last, id desc limit ${sql.raw(String(SEARCH_HITS_PER_KIND))}
    )
    select id, title, date, file_id, file_name, page, total, ${textOfPage(associationId, hit)} as text
    from best order by score desc, date desc nulls last, id desc`;
}

const toHit = (
  { id, title, date, file_id, file_name, page, text }: Row,
  snippetOf: ReturnType<typeof createSnippets>,
): SearchHit => ({
  id,
  title,
  date: date instanceof Date ? date.toISOString() : date,
  match:
    file_id !== null && file_name !== null && page !== null && text !== null
      ? { file_id, file_name, page, snippet: snippetOf(text) }
      : null,
});

/** The best things of one kind for the words of a search, and how many there are in all. */
export async function findHits(
  database: Database,
  associationId: string,
  words: readonly string[],
  source: SearchSource,
): Promise<{ total: number; hits: SearchHit[] }> {
  const rows = await runSearch<Row>(database, hitsQuery(associationId, words, source));
  const snippetOf = createSnippets(words);
  return { total: rows[0]?.total ?? 0, hits: rows.map((row) => toHit(row, snippetOf)) };
}
