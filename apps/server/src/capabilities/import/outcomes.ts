import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * What an import did with a row. A withdrawn row was in the portal, and no longer is. A kept one differs from what the portal has,
 * because members changed that, and it is not written.
 */
export type Outcome = 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'kept';

export interface Counts extends Record<Outcome, number> {
  /** The rows that were set aside, because their e-invoice can't be read. */
  setAside: number;
}

export const noCounts = (): Counts => ({
  created: 0,
  changed: 0,
  unchanged: 0,
  withdrawn: 0,
  kept: 0,
  setAside: 0,
});

/** Returns a text such as `3 created, 1 changed, 58 unchanged`. */
export function describeCounts({ created, changed, unchanged, withdrawn, kept, setAside }: Counts): string {
  const parts = [
    [created, 'created'],
    [changed, 'changed'],
    [withdrawn, 'withdrawn'],
    [unchanged, 'unchanged'],
    [kept, 'kept as members changed it'],
    [setAside, 'set aside'],
  ] as const;
  const some = parts.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`);
  return some.length === 0 ? 'no rows' : some.join(', ');
}

export function isOther(table: PgTable, columns: readonly string[]): SQL {
  const name = getTableName(table);
  return sql.raw(`(${columns.map((column) => `${name}."${column}"`).join(', ')})
    is distinct from (${columns.map((column) => `excluded."${column}"`).join(', ')})`);
}

/** The column for `outcomeOf`. Only a row version that an insert writes has no transaction that replaced or locked it. */
export const written = { is_new: sql<boolean>`(xmax = 0)` };

/** Returns what an insert with `on conflict do update … where` did, from the rows that it returned. */
export function outcomeOf([row]: readonly { is_new: boolean }[]): Outcome {
  if (!row) return 'unchanged';
  return row.is_new ? 'created' : 'changed';
}

export const withdrawnIf = (isFound: boolean): Outcome => (isFound ? 'withdrawn' : 'unchanged');
