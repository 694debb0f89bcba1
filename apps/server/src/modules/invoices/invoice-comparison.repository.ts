import { type KnownSupplier, supplierNames, type SupplierNames } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, type Queries, runPrepared } from '../../platform/database/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import {
  listSurroundings,
  type Surroundings,
  surroundingsOf,
  TEXT_LENGTH_MAX,
} from './invoices-signals.repository.ts';

const SUPPLIERS_MAX = 2000;

/** Reads the next supplier from the index instead of all invoices. */
function suppliersOf(filter: InvoicesFilter) {
  const isCandidate = sql`${filter.where} and (check_status = 'approved' or is_processed)`;
  const next = (after: SQL) => sql`(select supplier_key from invoices
    where ${isCandidate} and supplier_key is not null ${after} order by supplier_key limit 1)`;
  return sql`with recursive suppliers as (
      select ${next(sql``)} as key
      union all
      select ${next(sql`and supplier_key > suppliers.key`)} from suppliers where suppliers.key is not null
    )
    select latest.supplier as name, latest.id as invoice_id
    from suppliers, lateral (select supplier, invoices.id from invoices
      where ${isCandidate} and check_status <> 'rejected' and supplier_key = suppliers.key limit 1) latest
    limit ${sql.raw(String(SUPPLIERS_MAX))}`;
}

export const listKnownSuppliers = async (database: Database, filter: InvoicesFilter) =>
  runPrepared<KnownSupplier & Record<string, unknown>>(database, suppliersOf(filter));

export interface Comparison {
  around: Surroundings[];
  suppliers: SupplierNames;
}

export async function readComparison(
  database: Database,
  filter: InvoicesFilter,
  ids: readonly string[],
  textLengthMax: number,
): Promise<Comparison> {
  const [around, suppliers] = await Promise.all([
    listSurroundings(database, filter, ids, textLengthMax),
    listKnownSuppliers(database, filter),
  ]);
  return { around, suppliers: supplierNames(suppliers) };
}

/** Reads in the transaction, so that decisions of a moment ago count. */
export async function readComparisonWithin(
  transaction: Queries,
  filter: InvoicesFilter,
  id: string,
): Promise<Comparison> {
  const around = await transaction.execute<Surroundings & Record<string, unknown>>(
    surroundingsOf(filter, [id], TEXT_LENGTH_MAX),
  );
  const suppliers = await transaction.execute<KnownSupplier & Record<string, unknown>>(suppliersOf(filter));
  return { around: around.rows, suppliers: supplierNames(suppliers.rows) };
}
