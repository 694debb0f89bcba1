import { sql, type SQL } from 'drizzle-orm';
import type { QueryResultRow } from 'pg';
import { type Database, runPrepared } from '../../platform/database/index.ts';
import { type Counted, type ListResponse, readList } from './read-list.ts';

export const wordsOf = (q: string): string[] => q.split(/\s+/u).filter((word) => word !== '');

/** The number of words of a search that a text has somewhere. */
export const wordsIn = (text: SQL, words: readonly string[]): SQL => sql`(
  select count(*)::int from unnest(${sql.param([...words])}::text[]) as word where strpos(fold_text(${text}), fold_text(word)) > 0)`;

/** The condition that all words of a search are whole words of a name, as those of `Kadestraat 1` are not in `Kadestraat 10`. */
export const hasWholeWords = (name: SQL, words: readonly string[]): SQL => sql`not exists (
  select from unnest(${sql.param([...words])}::text[]) as word
  where fold_text(word) <> all (regexp_split_to_array(fold_text(${name}), '\\s+')))`;

interface Searched {
  /** Selects all rows of the list, with the number of words that each has as `matched`. */
  rows: SQL;
  columns: SQL;
  order: SQL;
}

/**
 * Reads one page of a short list that has no index of words, such as the people at a meeting. If no row has all words of a search, it reads
 * the rows with most of them (docs/product.md#api-lists).
 */
export async function readMostWords<Item extends QueryResultRow>(
  database: Database,
  asked: { page: number; per_page: number },
  words: readonly string[],
  { rows, columns, order }: Searched,
): Promise<ListResponse<Omit<Item & Counted, 'total'>>> {
  const [most] =
    words.length === 0
      ? []
      : await runPrepared<{ matched: number }>(
          database,
          sql`select coalesce(max(matched), 0) as matched from (${rows}) as listed`,
        );
  const matched = most?.matched ?? 0;
  const least = words.length === 0 ? 0 : Math.max(matched, 1);
  const { data, meta } = await readList<Item>(
    database,
    asked,
    undefined,
    ({ limits }) => sql`
      with found as materialized (select * from (${rows}) as listed where matched >= ${least})
      select ${columns}, (select count(*)::int from found) as total from found order by ${order} ${limits}`,
  );
  return matched > 0 && matched < words.length
    ? { data, meta: { ...meta, is_partial: true } }
    : { data, meta };
}
