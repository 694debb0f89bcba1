import type { DecisionKind, InvoicesQuery, InvoiceSummary, InvoiceSupplier } from '@mijn/domain/invoices';
import { invoiceSummary } from '@mijn/domain/invoices/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  fixed,
  listOf,
  namesOf,
  runPrepared,
  type RowOf,
} from '../../platform/database/index.ts';
import { type ListResponse, orderBy, readList, type Sorts } from '../../capabilities/lists/read-list.ts';
import { type DateColumn, foundFiles, resemblesMost, type Sought } from '../../capabilities/search/index.ts';
import type { Member } from '../../platform/wire/index.ts';
import { type Approvals, approvalsFor, isApprovedBy } from './invoice-approvals.repository.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { invoices } from './invoices.tables.ts';

export type InvoiceInListRow = Approvals &
  RowOf<Omit<InvoiceSummary, 'approvals_required'>, 'created_at'> & {
    /** The last decision, also one that does not count any more; null without a decision. */
    last_decision: DecisionKind | null;
  };

const columns = columnsOf(invoices, invoiceSummary);
const { association_id, approved_by, name_key, supplier_sort, due_sort, total_sort } = invoices;
const listed = fixed(
  listOf({ ...columns, association_id, approved_by, name_key, supplier_sort, due_sort, total_sort }),
);

const lastDecision = sql.raw(`(select decision from invoice_decisions decisions
  where decisions.association_id = page.association_id and decisions.invoice_id = page.id
  order by decisions.version desc limit 1) as last_decision`);

/** Each order equals that of an index. Unknown values come first in ascending order, but an unknown last day last. */
const sorts: Sorts<InvoicesQuery> = {
  created_at: ['created_at', 'id'],
  name: ['name_key', 'id'],
  supplier: ['supplier_sort', 'id'],
  due_date: ['due_sort', 'id'],
  total_cents: ['total_sort', 'id'],
  check_status: ['check_status', 'created_at', 'id'],
};

/** The oldest invoices to check come first, and the newest of all others. */
const defaultSort = ({ is_checked }: Pick<InvoicesQuery, 'is_checked'>) =>
  is_checked === false ? 'created_at' : '-created_at';

const CREATED: DateColumn = { column: sql.raw('created_at'), isDay: false };

/** The words may be in a column of an invoice, or in the text of its PDF or e-invoice. */
const isFound = (associationId: string, sought: Sought): SQL =>
  sql`(${resemblesMost(sql.raw('search_key'), sought, CREATED)} or id in (
      select invoice_id from invoice_files join (${foundFiles(associationId, sought)}) as files using (file_hash)
      where association_id = ${associationId}))`;

const UNKNOWN_TOTAL = sql.raw('-9007199254740991');

/** A tab has its index by `total_sort`, and all invoices by `total_cents`. */
function totalsBetween({ is_checked, total_from, total_to }: InvoicesQuery): SQL[] {
  if (total_from === undefined && total_to === undefined) return [];
  const column = sql.raw(is_checked === undefined ? 'total_cents' : 'total_sort');
  return [
    total_from === undefined ? sql`${column} > ${UNKNOWN_TOTAL}` : sql`${column} >= ${total_from}`,
    ...(total_to === undefined ? [] : [sql`${column} <= ${total_to}`]),
  ];
}

/** A day ends when the next one begins in the Netherlands. */
function filtersOf(query: InvoicesQuery): SQL[] {
  const { supplier, created_from, created_to } = query;
  const at = (day: string, days: number) =>
    sql`(${day}::date + ${sql.raw(String(days))})::timestamp at time zone 'Europe/Amsterdam'`;
  return [
    ...(supplier === undefined ? [] : [sql`supplier_key = ${supplier}`]),
    ...totalsBetween(query),
    ...(created_from === undefined ? [] : [sql`created_at >= ${at(created_from, 0)}`]),
    ...(created_to === undefined ? [] : [sql`created_at < ${at(created_to, 1)}`]),
  ];
}

function conditionsOf(
  associationId: string,
  filter: InvoicesFilter,
  query: InvoicesQuery,
  sought: Sought | undefined,
): SQL {
  const { is_checked } = query;
  const parts = [filter.where, ...filtersOf(query)];
  if (is_checked !== undefined) parts.push(is_checked ? sql`is_checked` : sql`not is_checked`);
  if (sought) parts.push(isFound(associationId, sought));
  return sql.join(parts, sql` and `);
}

/** @param which leaves out invoices that the caller agrees with, because they wait for another checker. */
export async function listInvoices(
  database: Database,
  { membership, user_id }: Pick<Member, 'membership' | 'user_id'>,
  filter: InvoicesFilter,
  query: InvoicesQuery,
  which: 'all' | 'waiting for the caller' = 'all',
): Promise<ListResponse<InvoiceInListRow>> {
  return readList<InvoiceInListRow>(database, query, 'invoices', ({ sought, pageOf }) => {
    const found = conditionsOf(membership.association_id, filter, query, sought);
    const conditions = which === 'all' ? found : sql`${found} and not ${isApprovedBy(user_id)}`;
    const rows = sql`select ${listed}, (select count(*) from invoices where ${conditions}) as total
      from invoices where ${conditions}`;
    const page = pageOf(rows, orderBy(sorts, query.sort ?? defaultSort(query)));
    return sql`select ${namesOf(columns)}, total, ${approvalsFor(user_id)}, ${lastDecision}
      from (${page}) as page`;
  });
}

/** Invoices to check wait for the caller, or for another checker. */
export async function countInvoices(database: Database, filter: InvoicesFilter, userId: string) {
  const [counts] = await runPrepared<{ all_to_check: number; checked: number; waiting_for_other: number }>(
    database,
    sql`select count(*) filter (where not is_checked) as all_to_check,
        count(*) filter (where is_checked) as checked,
        (select count(*) from invoices
          where ${filter.where} and check_status = 'to_check' and approved_by <> '{}'
            and ${isApprovedBy(userId)}) as waiting_for_other
      from invoices where ${filter.where}`,
  );
  const { all_to_check = 0, checked = 0, waiting_for_other = 0 } = counts ?? {};
  return { to_check: all_to_check - waiting_for_other, checked, waiting_for_other };
}

/** Counts invoices that another checker agrees with, and the caller not yet. */
export async function countSecondChecks(
  database: Database,
  filter: InvoicesFilter,
  userId: string,
): Promise<number> {
  const [counted] = await runPrepared<{ count: number }>(
    database,
    sql`select count(*) as count from invoices
      where ${filter.where} and check_status = 'to_check' and approved_by <> '{}' and not ${isApprovedBy(userId)}`,
  );
  return counted?.count ?? 0;
}

export async function listSuppliers(database: Database, filter: InvoicesFilter): Promise<InvoiceSupplier[]> {
  return runPrepared<InvoiceSupplier & Record<string, unknown>>(
    database,
    sql`select key, name from (
        select distinct on (supplier_key) supplier_key as key, supplier as name from invoices
        where ${filter.where} and supplier_key is not null
        order by supplier_key, created_at desc, invoices.id desc
      ) as suppliers order by fold_text(name), key`,
  );
}
