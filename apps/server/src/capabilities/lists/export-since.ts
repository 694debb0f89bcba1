import { type SQL, sql } from 'drizzle-orm';
import { inTransaction, type Queries } from '../../platform/database/index.ts';

/** Rows that get a number when they are exported, so that the provider asks for those after the last number that it has. */
interface NumberedRows<Row> {
  /** The key of the advisory lock, so that two exports at the same time give no number twice. */
  lock: number;
  /** Numbers the committed rows that have no number, so that numbers only rise. */
  number: SQL;
  /** The table and the condition of the rows with an `export_number`. */
  numbered: SQL;
  /** Returns at most `max` rows after a number, in the order of their numbers. */
  list: (queries: Queries, since: string, max: number) => Promise<Row[]>;
}

export interface ExportPage<Row> {
  rows: Row[];
  next_cursor: string;
  has_more: boolean;
}

/**
 * Lists rows in the order of cursors. @param since the cursor of the last row that the provider has, or 0 for all. @param max rows
 * that are in memory at once. @returns undefined if the cursor is of a later state of the database, such as from before a
 * restored backup.
 */
export async function exportSince<Row extends { cursor: string }>(
  queries: Queries,
  { lock, number, numbered, list }: NumberedRows<Row>,
  since: bigint,
  max: number,
): Promise<ExportPage<Row> | undefined> {
  return inTransaction(queries, async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`);
    await transaction.execute(number);
    const { rows: found } = await transaction.execute<{ last: string }>(
      sql`select coalesce(max(export_number), 0)::text as last from ${numbered}`,
    );
    const last = BigInt(found[0]?.last ?? 0);
    if (since > last) return undefined;
    const rows = await list(transaction, String(since), max);
    const next_cursor = rows.at(-1)?.cursor ?? String(since);
    return { rows, next_cursor, has_more: BigInt(next_cursor) < last };
  });
}
