import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { StartFault } from '../../platform/config/errors.ts';
import { associations, type Queries, relaxTimeouts } from '../../platform/database/index.ts';
import { type Outcome, withdrawnIf } from './outcomes.ts';
import type { RowList, Scratch } from './scratch.ts';
import type { ImportContext } from './import-context.ts';
import type { StagedFile } from './staged-file.ts';

interface DeliveredRow {
  /** The values of the key columns of the file. */
  key: readonly string[];
  association_id: string | null;
  id: string;
}

/** Withdraws the rows that a complete file omits (docs/decisions/0164). */
export interface Withdrawal {
  /** Selects `key` (the values of the key columns, as an array), `association_id` and `id` of rows of earlier imports. */
  list: (now: Date) => SQL;
  /** Returns whether the row was still there. */
  withdraw: (row: DeliveredRow, context: ImportContext) => Promise<boolean>;
}

type ImportedTable = PgTable & { association_id: PgColumn; id: PgColumn; code: PgColumn };

const isRow = (table: ImportedTable, { association_id, id }: DeliveredRow): SQL | undefined =>
  and(eq(table.association_id, association_id), eq(table.id, id));

/** News that the operator adds has its own id as its code. */
export const listDelivered = (table: ImportedTable, condition: SQL = sql`true`): SQL =>
  sql`select array[coalesce(${associations.code}, ''), ${table.code}] as key, ${table.association_id}, ${table.id}
    from ${table} left join ${associations} on ${associations.id} = ${table.association_id}
    where ${table.code} is not null and ${table.code} <> ${table.id}::text and ${condition}`;

/** A table whose rows belong to the rows of another table, which go first. */
interface Dependent {
  table: PgTable & { association_id: PgColumn };
  owner: PgColumn;
}

/** Deletes the rows that belong to the row first. Returns whether the row was there. */
async function deleteRow(
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

export const deletes = (table: ImportedTable, dependents: readonly Dependent[] = []): Withdrawal => ({
  list: () => listDelivered(table),
  withdraw: (row, { queries }) => deleteRow(queries, table, row, dependents),
});

/** Codes are unique within the row that they belong to. @param parent the table and the column with the id of its row. */
export const deletesWithin = (
  table: ImportedTable,
  parent: { table: ImportedTable; id: PgColumn },
): Withdrawal => ({
  list: () =>
    sql`select array[coalesce(${associations.code}, ''), ${parent.table.code}, ${table.code}] as key,
        ${table.association_id}, ${table.id}
      from ${table}
        join ${parent.table} on ${parent.table.association_id} = ${table.association_id} and ${parent.table.id} = ${parent.id}
        left join ${associations} on ${associations.id} = ${table.association_id}
      where ${table.code} is not null and ${table.code} <> ${table.id}::text`,
  withdraw: (row, { queries }) => deleteRow(queries, table, row),
});

/** The part of the rows of a kind that may be withdrawn without an explicit wish. */
const PART_MAX = 0.25;

const PAGE_ROWS = 2000;

interface Omitted {
  total: number;
  omitted: RowList<DeliveredRow>;
}

/** Reads stored rows in pages, because they may be very many. */
async function listOmitted(
  kind: string,
  withdrawal: Withdrawal,
  { queries, registry, now }: Pick<ImportContext, 'queries' | 'registry' | 'now'>,
  scratch: Scratch,
): Promise<Omitted> {
  const omitted = scratch.createList<DeliveredRow>();
  return queries.transaction(async (transaction) => {
    await relaxTimeouts(transaction);
    await transaction.execute(sql`declare delivered no scroll cursor for ${withdrawal.list(now)}`);
    for (let total = 0; ;) {
      const { rows } = await transaction.execute<Pick<DeliveredRow, keyof DeliveredRow>>(
        sql.raw(`fetch ${PAGE_ROWS} from delivered`),
      );
      for (const { key, association_id, id } of rows) {
        if (!registry.isDelivered(kind, key)) omitted.add({ key, association_id, id });
      }
      total += rows.length;
      if (rows.length < PAGE_ROWS) return { total, omitted };
    }
  });
}

/** @throws StartFault if more than a quarter of the rows would go, because the file is probably empty or truncated. */
export async function stageWithdrawal(
  { name, withdrawal }: { name: string; withdrawal: Withdrawal },
  context: ImportContext,
  scratch: Scratch,
  allowsMany: boolean,
): Promise<StagedFile> {
  const file = `${name}.csv`;
  const { total, omitted } = await listOmitted(name, withdrawal, context, scratch);
  if (!allowsMany && omitted.count() > total * PART_MAX) {
    throw new StartFault(
      `${file} omits ${omitted.count()} of ${total} rows that were imported before, more than a quarter: is the file whole?`,
      'Nothing was imported. If these rows must really go, add --withdraw-many.',
    );
  }
  return {
    file,
    count: omitted.count(),
    async *pages() {
      for (const rows of omitted.pages(PAGE_ROWS)) {
        yield {
          size: rows.length,
          same: [],
          isReferredTo: () => false,
          remember: async () => undefined,
          async write(places, writing) {
            const outcomes: Outcome[] = [];
            for (const row of places.flatMap((at) => rows[at] ?? [])) {
              outcomes.push(withdrawnIf(await withdrawal.withdraw(row, writing)));
            }
            return outcomes;
          },
        };
      }
    },
  };
}
