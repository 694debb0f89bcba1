import { sql, type SQL } from 'drizzle-orm';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { SearchKind } from '@mijn/domain/search';
import type { QueryResultRow } from 'pg';
import { type Database, runPrepared, runSearch } from '../../platform/database/index.ts';
import { passesFor, type Sought } from '../search/index.ts';

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
  /** Undefined without a search, and if the text names the rows of the list alone, such as "facturen". */
  sought: Sought | undefined;
  limits: SQL;
  pageOf: (rows: SQL, order: SQL) => SQL;
}

export interface Counted {
  total: number;
}

export interface ListResponse<Item> {
  data: Item[];
  meta: { page: number; per_page: number; total: number; is_partial?: boolean };
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

function wantedOf(sought: Sought | undefined, { page, per_page }: Asked): Wanted {
  const limits = sql`limit ${per_page} offset ${Math.min((page - 1) * per_page, OFFSET_MAX)}`;
  const pageOf = (rows: SQL, order: SQL): SQL =>
    page > 1
      ? sql`${rows} order by ${order} ${limits}`
      : sql`select * from (${rows} order by ${order} ${FIRST_ROWS}) as first order by ${order} ${limits}`;
  return { sought: sought?.words.length === 0 ? undefined : sought, limits, pageOf };
}

/** Returns the first response that is not empty, or the last one. An empty list of passes gives `without`. */
async function firstFound<Response>(
  passes: readonly Sought[],
  read: (sought: Sought) => Promise<Response>,
  isEmpty: (response: Response) => boolean,
  without: Response,
): Promise<Response> {
  let found = without;
  for (const sought of passes) {
    found = await read(sought);
    if (!isEmpty(found)) return found;
  }
  return found;
}

/**
 * A page beyond the last one needs a second round trip. A search without words has no results. If no row has all words, the
 * rows with most of them are read. @param kind the kind of the rows. @param statement selects the columns of an item, and
 * `total`.
 */
export async function readList<Item extends QueryResultRow>(
  database: Database,
  asked: Asked,
  kind: SearchKind | undefined,
  statement: (wanted: Wanted) => SQL,
): Promise<ListResponse<Omit<Item & Counted, 'total'>>> {
  const { q, page, per_page } = asked;
  const run = q ? runSearch<Item & Counted> : runPrepared<Item & Counted>;
  const read = async (sought: Sought | undefined): Promise<ListResponse<Omit<Item & Counted, 'total'>>> => {
    const rows = await run(database, statement(wantedOf(sought, asked)));
    const [first] =
      rows.length === 0 && page > 1
        ? await run(database, statement(wantedOf(sought, { page: 1, per_page: 1 })))
        : rows;
    const data = rows.map(({ total: _total, ...item }) => item);
    const total = first?.total ?? 0;
    return {
      data,
      meta: { page, per_page, total, ...(sought?.isPartial && total > 0 && { is_partial: true }) },
    };
  };
  if (!q) return read(undefined);
  return firstFound(passesFor(q, kind, new Date()), read, ({ meta }) => meta.total === 0, {
    data: [],
    meta: { page, per_page, total: 0 },
  });
}

/** Returns rows without pages, such as the years of a list, for the same search as the list. */
export async function readFound<Row extends QueryResultRow>(
  database: Database,
  { q, kind }: { q: string | undefined; kind: SearchKind },
  statement: (sought: Sought | undefined) => SQL,
): Promise<Row[]> {
  if (!q) return runPrepared<Row>(database, statement(undefined));
  const read = async (sought: Sought): Promise<Row[]> =>
    runSearch<Row>(database, statement(sought.words.length === 0 ? undefined : sought));
  return firstFound(passesFor(q, kind, new Date()), read, (rows) => rows.length === 0, []);
}
