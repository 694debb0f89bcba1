import { sql, type SQL } from 'drizzle-orm';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { QueryResultRow } from 'pg';
import { type Database, runPrepared, runSearch } from '../../platform/database/index.ts';
import { wordsOf } from '../search/index.ts';

/** The name of a sort without its direction. `name` and `-name` are the same sort in two directions. */
type Base<Sort> = Sort extends `-${infer Name}` ? Name : Sort;

/**
 * The columns of each sort of a list, in the order of an index. The last column is the id, so that no row is
 * on two pages. If a sort of the contract is missing, the code does not compile.
 */
export type Sorts<Query extends { sort?: string | undefined }> = Readonly<
  Record<Base<NonNullable<Query['sort']>> & string, readonly [...string[], 'id']>
>;

/**
 * Returns the `order by` of a sort of the contract. The sort is ascending, or descending in all columns with
 * a `-` in front of the name.
 */
export function orderBy<Names extends string>(
  sorts: Readonly<Record<Names, readonly string[]>>,
  sort: Names | `-${Names}`,
): SQL {
  const isDescending = sort.startsWith('-');
  const columns =
    Object.entries<readonly string[]>(sorts).find(([name]) => name === sort.replace('-', ''))?.[1] ?? [];
  return sql.raw(columns.map((column) => (isDescending ? `${column} desc` : column)).join(', '));
}

/** The query parameters that all lists have (docs/product.md#api-lists). */
interface Asked {
  page: number;
  per_page: number;
  q?: string | undefined;
}

/** The parts from which the statement of a list is composed. */
interface Wanted {
  /** The words of the search, or an empty list without a search. */
  words: readonly string[];
  /** The `limit` and `offset` of the page. */
  limits: SQL;
  /** Adds the sort order, `limit` and `offset` to a query. */
  pageOf: (rows: SQL, order: SQL) => SQL;
}

/** A row that also contains the number of all rows. */
export interface Counted {
  total: number;
}

/** The response of a list: one page. */
export interface ListAnswer<Item> {
  data: Item[];
  meta: { page: number; per_page: number; total: number };
}

/** Converts a list to a part of the overview: its first rows, and the number of all rows. */
export const newest = <Item>({ data, meta }: ListAnswer<Item>): { data: Item[]; total: number } => ({
  data,
  total: meta.total,
});

/** The maximum offset in rows. A page beyond this offset is empty. */
export const OFFSET_MAX = 1_000_000_000;

/**
 * The limit of the query of the first page. It is a constant, the maximum number of rows of a page, so that
 * PostgreSQL expects few rows and plans the statement once instead of at every call (docs/decisions/0111).
 */
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
 * Reads one page of a list and the number of all rows, in one round trip. A page beyond the last page needs a
 * second round trip. A search without words has no results.
 * @param statement selects the columns of an item, and `total`.
 */
export async function readList<Item extends QueryResultRow>(
  database: Database,
  asked: Asked,
  statement: (wanted: Wanted) => SQL,
): Promise<ListAnswer<Omit<Item & Counted, 'total'>>> {
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
