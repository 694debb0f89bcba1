import { sql, type SQL } from 'drizzle-orm';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { QueryResultRow } from 'pg';
import { type Database, runPrepared, runSearch } from '../../platform/database/index.ts';
import { wordsOf } from '../search/index.ts';

/** `name` and `-name` are the same sort in two directions. */
type Base<Sort> = Sort extends `-${infer Name}` ? Name : Sort;

/**
 * Columns follow an index; one with a `-` in front is sorted the other way. The last one is the id, so that no row is on two
 * pages. A missing sort does not compile.
 */
export type Sorts<Query extends { sort?: string | undefined }> = Readonly<
  Record<Base<NonNullable<Query['sort']>> & string, readonly [...string[], 'id' | '-id']>
>;

/** A `-` in front of the name turns the direction of all columns. */
export function orderBy<Names extends string>(
  sorts: Readonly<Record<Names, readonly string[]>>,
  sort: Names | `-${Names}`,
): SQL {
  const isDescending = sort.startsWith('-');
  const columns =
    Object.entries<readonly string[]>(sorts).find(([name]) => name === sort.replace('-', ''))?.[1] ?? [];
  return sql.raw(
    columns
      .map((column) => column.replace('-', '') + (isDescending === column.startsWith('-') ? '' : ' desc'))
      .join(', '),
  );
}

/** The query parameters that all lists have (docs/product.md#api-lists). */
interface Asked {
  page: number;
  per_page: number;
  q?: string | undefined;
}

interface Wanted {
  words: readonly string[];
  limits: SQL;
  pageOf: (rows: SQL, order: SQL) => SQL;
}

export interface Counted {
  total: number;
}

export interface ListResponse<Item> {
  data: Item[];
  meta: { page: number; per_page: number; total: number };
}

/** Converts a list to a part of the overview: its first rows, and the number of all rows. */
export const overviewPartOf = <Item>({
  data,
  meta,
}: ListResponse<Item>): { data: Item[]; total: number } => ({
  data,
  total: meta.total,
});

/** A page beyond this offset is empty. */
export const OFFSET_MAX = 1_000_000_000;

/** The limit is a constant, so that PostgreSQL expects few rows and plans the statement once (docs/decisions/0111). */
const FIRST_ROWS = sql.raw(`limit ${LIST_PAGE_SIZE_MAX}`);

function wantedOf(words: readonly string[], { page, per_page }: Asked): Wanted {
  const limits = sql`limit ${per_page} offset ${Math.min((page - 1) * per_page, OFFSET_MAX)}`;
  const pageOf = (rows: SQL, order: SQL): SQL =>
    page > 1
      ? sql`${rows} order by ${order} ${limits}`
      : sql`select * from (${rows} order by ${order} ${FIRST_ROWS}) as first order by ${order} ${limits}`;
  return { words, limits, pageOf };
}

/**
 * A page beyond the last one needs a second round trip. A search without words has no results. @param statement selects the
 * columns of an item, and `total`.
 */
export async function readList<Item extends QueryResultRow>(
  database: Database,
  asked: Asked,
  statement: (wanted: Wanted) => SQL,
): Promise<ListResponse<Omit<Item & Counted, 'total'>>> {
  const { q, page, per_page } = asked;
  const words = q ? wordsOf(q) : [];
  const run = q ? runSearch<Item & Counted> : runPrepared<Item & Counted>;
  const read = async (which: Asked): Promise<(Item & Counted)[]> =>
    q && words.length === 0 ? [] : run(database, statement(wantedOf(words, which)));
  const rows = await read(asked);
  const [first] = rows.length === 0 && page > 1 ? await read({ page: 1, per_page: 1 }) : rows;
  const data = rows.map(({ total: _total, ...item }) => item);
  return { data, meta: { page, per_page, total: first?.total ?? 0 } };
}
