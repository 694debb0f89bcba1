import { sql, type SQL } from 'drizzle-orm';
import { filePages } from '../documents/index.ts';
import { textQueryOf } from './text-query.ts';
import { weight } from './match-keys.ts';

/**
 * The query of an association's files with every word on one page, before anybody's rights are looked at: rows
 * `file_hash`, `page` (the best one) and `score`. To be joined with the rows that point at the files:
 * `from (${foundFiles(…)}) files join … using (file_hash)`.
 */
export function foundFiles(associationId: string, words: readonly string[]): SQL {
  const { parts, whole } = textQueryOf(associationId, words);
  // What the index alone tells costs little; only pages with whole words are read, for their rank.
  const pagesWith = (query: string, score: SQL): SQL =>
    sql`select file_hash, page, (${score})::real as score from ${filePages}
      where association_id = ${associationId} and words @@ ${query}::tsquery`;
  return sql`select distinct on (file_hash) file_hash, page, score from (
      ${pagesWith(whole, sql`${weight('text')} + ts_rank(words, ${whole}::tsquery, 32)`)}
      union all ${pagesWith(parts, weight('textPart'))}
    ) pages order by file_hash, score desc, page`;
}

/** The text of a found page, for `snippetOf`: for the rows that are answered only. */
export const textOfPage = (associationId: string, found: { file_hash: SQL; page: SQL }): SQL =>
  sql`(select pages.text from ${filePages} pages
    where pages.association_id = ${associationId} and pages.file_hash = ${found.file_hash} and pages.page = ${found.page})`;
