import { sql, type SQL } from 'drizzle-orm';
import { filePages } from '../documents/index.ts';
import { textQueryOf } from './text-query.ts';
import { weight } from './weights.ts';

/**
 * The query of an association's files with every word on one page, before anybody's rights are looked at: rows
 * `file_hash`, `page` (the best one) and `score`. To be joined with the rows that point at the files:
 * `from (${foundFiles(…)}) files join … using (file_hash)`.
 */
export function foundFiles(associationId: string, words: readonly string[]): SQL {
  const { parts, whole } = textQueryOf(associationId, words);
  const rank = sql`ts_rank(words, ${parts}::tsquery, 32)`;
  return sql`select distinct on (file_hash) file_hash, page,
      (case when words @@ ${whole}::tsquery then ${weight('text')} + ${rank} else ${weight('textPart')} + ${weight('partRank')} * ${rank} end)::real as score
    from ${filePages}
    where association_id = ${associationId} and words @@ ${parts}::tsquery
    order by file_hash, score desc, page`;
}

/** The text of a found page, for `snippetOf`: for the rows that are answered only. */
export const textOfPage = (associationId: string, found: { file_hash: SQL; page: SQL }): SQL =>
  sql`(select pages.text from ${filePages} pages
    where pages.association_id = ${associationId} and pages.file_hash = ${found.file_hash} and pages.page = ${found.page})`;
