import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { StartFault } from '../config/errors.ts';
import { associations, type Queries } from '../database/index.ts';
import type { CheckedFile, ImportContext, StagedRow } from './importer.ts';
import { withdrawnIf } from './outcomes.ts';

/** A row that a complete file must have. */
export interface DeliveredRow {
  /** The values of the key columns of its file. */
  key: readonly string[];
  /** The id of the association of the row; null for a row without one. */
  association_id: string | null;
  id: string;
}

/** How the rows that a complete file omits are withdrawn (docs/decisions/0165). */
export interface Withdrawal {
  /** Returns the rows of earlier imports that a complete file must have. */
  list: (queries: Queries, now: Date) => Promise<readonly DeliveredRow[]>;
  /** Withdraws a row. Returns whether it was still there. */
  withdraw: (row: DeliveredRow, context: ImportContext) => Promise<boolean>;
}

/** A table with imported rows of associations. */
type ImportedTable = PgTable & { association_id: PgColumn; id: PgColumn; code: PgColumn };

const isRow = (table: ImportedTable, { association_id, id }: DeliveredRow): SQL | undefined =>
  and(eq(table.association_id, association_id), eq(table.id, id));

/**
 * Returns the rows of a table with a code of the provider, with the code of their association. News that the operator
 * adds has its own id as its code.
 */
export async function listDelivered(
  queries: Queries,
  table: ImportedTable,
  condition?: SQL,
): Promise<DeliveredRow[]> {
  const rows = await queries
    .select({
      association: associations.code,
      association_id: sql<string>`${table.association_id}`,
      id: sql<string>`${table.id}`,
      code: sql<string>`${table.code}`,
    })
    .from(table)
    .leftJoin(associations, eq(associations.id, table.association_id))
    .where(and(isNotNull(table.code), sql`${table.code} <> ${table.id}::text`, condition));
  return rows.map(({ association, association_id, id, code }) => ({
    key: [association ?? '', code],
    association_id,
    id,
  }));
}

/** A table whose rows belong to the rows of another table, which go first. */
interface Dependent {
  table: PgTable & { association_id: PgColumn };
  /** The column with the id of the row that the row belongs to. */
  owner: PgColumn;
}

/** Deletes a row, and before it the rows that belong to it. Returns whether the row was there. */
export async function deleteRow(
  queries: Queries,
  table: ImportedTable,
  row: DeliveredRow,
  dependents: readonly Dependent[] = [],
): Promise<boolean> {
  for (const { table: dependent, owner } of dependents) {
    const isOfRow = and(eq(dependent.association_id, row.association_id), eq(owner, row.id));
    await queries.delete(dependent).where(isOfRow);
  }
  const { rowCount } = await queries.delete(table).where(isRow(table, row));
  return (rowCount ?? 0) > 0;
}

/** Returns a withdrawal that deletes the rows of a table. */
export const deletes = (table: ImportedTable, dependents: readonly Dependent[] = []): Withdrawal => ({
  list: (queries) => listDelivered(queries, table),
  withdraw: (row, { queries }) => deleteRow(queries, table, row, dependents),
});

/**
 * Returns a withdrawal that deletes the rows of a table whose codes are unique within the row that they belong to.
 * @param parent the table and the column with the id of its row.
 */
export const deletesWithin = (
  table: ImportedTable,
  parent: { table: ImportedTable; id: PgColumn },
): Withdrawal => ({
  list: async (queries) => {
    const rows = await listDelivered(queries, table);
    const owners = await queries
      .select({ id: sql<string>`${table.id}`, code: sql<string>`${parent.table.code}` })
      .from(table)
      .innerJoin(
        parent.table,
        and(eq(parent.table.association_id, table.association_id), eq(parent.table.id, parent.id)),
      );
    const codes = new Map(owners.map(({ id, code }) => [id, code]));
    return rows.map(({ association_id, id, key: [association = '', code = ''] }) => ({
      key: [association, codes.get(id) ?? '', code],
      association_id,
      id,
    }));
  },
  withdraw: (row, { queries }) => deleteRow(queries, table, row),
});

/** The part of the rows of a kind that may be withdrawn without an explicit wish. */
const PART_MAX = 0.25;

const placeOf = (key: readonly string[]): string => JSON.stringify(key);

/**
 * Returns the rows that a complete file omits, ready to be withdrawn.
 * @param allowsMany whether more than a quarter of the rows may go.
 * @throws StartFault if more than a quarter would go, because the file is probably empty or truncated.
 */
export async function stageWithdrawal(
  file: string,
  withdrawal: Withdrawal,
  { keys }: Pick<CheckedFile, 'keys'>,
  { queries, now }: Pick<ImportContext, 'queries' | 'now'>,
  allowsMany: boolean,
): Promise<StagedRow[]> {
  const present = new Set(keys.map((key) => placeOf(key)));
  const all = await withdrawal.list(queries, now);
  const omitted = all.filter(({ key }) => !present.has(placeOf(key)));
  if (!allowsMany && omitted.length > all.length * PART_MAX) {
    throw new StartFault(
      `${file} omits ${omitted.length} of ${all.length} rows that were imported before, more than a quarter: is the file whole?`,
      'Nothing was imported. If these rows must really go, add --withdraw-many.',
    );
  }
  return omitted.map((row) => ({
    isReferredTo: false,
    write: async (context) => withdrawnIf(await withdrawal.withdraw(row, context)),
  }));
}
