import { sql, type SQL } from 'drizzle-orm';

/** `name` and `-name` are one sort, in two directions. */
type Base<Sort> = Sort extends `-${infer Name}` ? Name : Sort;

/**
 * The columns of each sort of a list, in the order of an index. They end with the id, so that no row is on two pages. A
 * sort of the contract that is missing does not compile.
 */
export type Sorts<Query extends { sort?: string | undefined }> = Readonly<
  Record<Base<NonNullable<Query['sort']>> & string, readonly [...string[], 'id']>
>;

/** What to order by: a sort of the contract, with `-` in front for the other direction of all its columns. */
export function orderBy<Names extends string>(
  sorts: Readonly<Record<Names, readonly string[]>>,
  sort: Names | `-${Names}`,
): SQL {
  const isDescending = sort.startsWith('-');
  const columns =
    Object.entries<readonly string[]>(sorts).find(([name]) => name === sort.replace('-', ''))?.[1] ?? [];
  return sql.raw(columns.map((column) => (isDescending ? `${column} desc` : column)).join(', '));
}
