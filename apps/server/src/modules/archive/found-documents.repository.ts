import { sql, type SQL } from 'drizzle-orm';
import { foundFiles, keyScore, resemblesAll } from '../../search/index.ts';
import { archiveDocuments } from './archive.tables.ts';

const keys = { name: sql.raw('name_key'), search: sql.raw('search_key'), labels: sql.raw('tags') };

/** Documents whose name or tags hold every word, or something very like it: `document_id`, `page` (none) and `score`. */
function foundByName(associationId: string, words: readonly string[]): SQL {
  return sql`select id as document_id, null::integer as page, ${keyScore(keys, words)} as score
    from ${archiveDocuments} where association_id = ${associationId} and ${resemblesAll(keys.search, words)}`;
}

/** Documents with every word on one page: their best page and its score. */
function foundByText(associationId: string, words: readonly string[]): SQL {
  return sql`select documents.id as document_id, files.page, files.score
    from (${foundFiles(associationId, words)}) files, lateral (
      select id from ${archiveDocuments} where association_id = ${associationId} and file_hash = files.file_hash offset 0
    ) documents`;
}

/** The rows `document_id`, `page`, `score` of what a search finds, before anybody's rights are looked at. */
export function foundDocuments(associationId: string, words: readonly string[], inText: boolean): SQL {
  const byName = foundByName(associationId, words);
  return sql`select document_id, max(page) as page, sum(score) as score
    from (${inText ? sql`${byName} union all ${foundByText(associationId, words)}` : byName}) found
    group by document_id`;
}
