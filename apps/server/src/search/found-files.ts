import { sql, type SQL } from 'drizzle-orm';
import { filePages } from '../documents/index.ts';
import { HIT_END, HIT_START } from './snippet-parts.ts';
import { WEIGHT } from './weights.ts';

const HEADLINE = `StartSel=${HIT_START}, StopSel=${HIT_END}, MaxFragments=1, MaxWords=22, MinWords=10`;

/** All words, the last one perhaps half typed, as to_tsquery takes them. */
function textQuery(words: readonly string[]): SQL {
  const quoted = words.map((word) => `'${word.replaceAll(/['\\]/gu, ' ')}'`);
  return sql`to_tsquery('dutch_unaccent', ${`${quoted.join(' & ')}:*`})`;
}

/**
 * The query of an association's files with every word on one page, before anybody's rights are looked at: rows
 * `file_hash`, `page` (the best one) and `score`. To be joined with the rows that point at the files:
 * `from (${foundFiles(…)}) files join … using (file_hash)`.
 */
export function foundFiles(associationId: string, words: readonly string[]): SQL {
  // The words of a page are its association's own: see the migration.
  const query = sql`scope_query(${associationId}, ${textQuery(words)})`;
  return sql`select distinct on (file_hash) file_hash, page,
      (${WEIGHT.text}::real + ts_rank(words, (select ${query}), 32))::real as score
    from ${filePages}
    where association_id = ${associationId} and words @@ ${query}
    order by file_hash, score desc, page`;
}

/** The piece of a found page around its hits, marked for `snippetParts`: for the rows that are answered only. */
export function snippetOf(
  associationId: string,
  words: readonly string[],
  found: { file_hash: SQL; page: SQL },
): SQL {
  return sql`(select ts_headline('dutch_unaccent', pages.text, ${textQuery(words)}, ${HEADLINE})
    from ${filePages} pages
    where pages.association_id = ${associationId} and pages.file_hash = ${found.file_hash} and pages.page = ${found.page})`;
}
