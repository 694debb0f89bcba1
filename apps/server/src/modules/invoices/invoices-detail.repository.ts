import type { Invoice, InvoiceDecision } from '@mijn/domain/invoices';
import { invoice } from '@mijn/domain/invoices/contract';
import { sql, type SQL } from 'drizzle-orm';
import {
  columnsOf,
  type Database,
  listOf,
  runPrepared,
  type RowOf,
  findRow,
} from '../../platform/database/index.ts';
import type { StoredFile } from '../../capabilities/files/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { type Approvals, approvalsFor, isApprovedBy } from './invoice-approvals.repository.ts';
import { invoices, type invoiceChanges } from './invoices.tables.ts';

type InvoiceRow = Approvals &
  RowOf<Omit<Invoice, 'signals' | 'decisions' | 'changes' | 'approvals_required'>, 'created_at'>;

/** Finds a neighbour on the same tab, by time of arrival. */
function neighbour(side: '<' | '>'): SQL {
  const direction = sql.raw(side === '<' ? 'desc' : 'asc');
  return sql`(select near.id from invoices near
    where near.association_id = invoices.association_id and near.is_checked = invoices.is_checked
      and (near.created_at, near.id) ${sql.raw(side)} (invoices.created_at, invoices.id)
    order by near.created_at ${direction}, near.id ${direction} limit 1)`;
}

/** Neighbours follow the default order: oldest first for invoices to check, newest first for checked invoices. */
const neighbours = sql`case when is_checked then ${neighbour('>')} else ${neighbour('<')} end as previous_id,
  case when is_checked then ${neighbour('<')} else ${neighbour('>')} end as next_id`;

/** The PDF has the id of the invoice. */
const file =
  sql.raw(`(select json_build_object('id', invoices.id, 'name', files.name, 'extension', files.extension,
    'media_type', files.media_type, 'byte_size', files.byte_size, 'page_count', readings.page_count,
    'has_thumbnail', coalesce(readings.has_thumbnail, false))
  from invoice_files files left join file_readings readings using (association_id, file_hash)
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'pdf') as file`);

const isBeingRead = sql.raw(`exists (select from invoice_files files
    join file_readings readings using (association_id, file_hash)
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'pdf' and readings.searchability = 'pending') as is_being_read`);

const PRECEDING_MAX = 20;

const precedingInvoices =
  sql.raw(`(select coalesce(json_agg(json_build_object('number', preceding ->> 'number', 'invoice_id', found.id,
      'check_status', found.check_status) order by place), '[]')
  from jsonb_array_elements(coalesce(facts -> 'preceding', '[]')) with ordinality as named (preceding, place),
    lateral (select other.id, other.check_status from invoices other
      where other.association_id = invoices.association_id and other.id <> invoices.id
        and other.invoice_number_key = comparable(preceding ->> 'number')
        and (other.supplier_key = invoices.supplier_key or other.supplier_number_key = invoices.supplier_number_key)
      order by other.created_at desc, other.id desc limit 1) found
  where place <= ${PRECEDING_MAX}) as preceding_invoices`);

const hasEInvoice = sql.raw(`exists (select from invoice_files files
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'e_invoice') as has_e_invoice`);

/** @param userId the caller, whose own approval the invoice names. */
export async function findInvoice(database: Database, filter: InvoicesFilter, userId: string, id: string) {
  return findRow<InvoiceRow>(
    database,
    sql`select ${listOf(columnsOf(invoices, invoice))}, ${hasEInvoice}, ${isBeingRead}, ${precedingInvoices}, ${file},
        ${neighbours},
        ${approvalsFor(userId)}
      from invoices where ${filter.where} and invoices.id = ${id}`,
  );
}

/** Continues after the last invoice with the first; null without another. Leaves out those that the caller agrees with. */
export async function findNextToCheck(
  database: Database,
  filter: InvoicesFilter,
  userId: string,
  id: string,
) {
  const toCheck = sql`select invoices.id from invoices, this
    where ${filter.where} and not invoices.is_checked and invoices.id <> this.id
      and not ${isApprovedBy(userId)}`;
  const [found] = await runPrepared<{ id: string }>(
    database,
    sql`with this as materialized (
        select created_at, id from invoices where ${filter.where} and invoices.id = ${id}
      )
      (${toCheck} and (invoices.created_at, invoices.id) > (this.created_at, this.id)
        order by invoices.created_at, invoices.id limit 1)
      union all
      (${toCheck} order by invoices.created_at, invoices.id limit 1)
      limit 1`,
  );
  return found?.id ?? null;
}

/** Returns undefined if the invoice does not exist. */
export async function findInvoiceFile(
  database: Database,
  filter: InvoicesFilter,
  id: string,
  kind: 'pdf' | 'e_invoice',
): Promise<StoredFile | undefined> {
  return findRow<StoredFile & Record<string, unknown>>(
    database,
    sql`select files.name, files.media_type, files.byte_size, files.file_hash
      from invoices join invoice_files files
        on files.association_id = invoices.association_id and files.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} and files.kind = ${kind}`,
  );
}

export type DecisionRow = RowOf<InvoiceDecision, 'decided_at'>;

/** Lists the newest decisions first. */
export async function listDecisions(database: Database, filter: InvoicesFilter, ids: readonly string[]) {
  return runPrepared<DecisionRow & { invoice_id: string }>(
    database,
    sql`select invoice_id, decisions.id, decisions.version, decision, remark, decided_at, decided_by, decided_by_staff,
        decisions.approvals, decisions.approvals_required
      from invoices join invoice_decisions decisions
        on decisions.association_id = invoices.association_id and decisions.invoice_id = invoices.id
      where ${filter.where} and invoices.id = any (${sql.param(ids)}::uuid[]) order by decided_at desc, decisions.version desc`,
  );
}

/** A change has the old and the new values of the fields that checkers compare. */
export type ChangeRow = Omit<typeof invoiceChanges.$inferSelect, 'association_id' | 'invoice_id'>;

/** Lists the newest changes first. */
export async function listChanges(database: Database, filter: InvoicesFilter, ids: readonly string[]) {
  return runPrepared<ChangeRow & { invoice_id: string }>(
    database,
    sql`select invoice_id, changes.version, changed_at, is_reopened, before, after
      from invoices join invoice_changes changes
        on changes.association_id = invoices.association_id and changes.invoice_id = invoices.id
      where ${filter.where} and invoices.id = any (${sql.param(ids)}::uuid[]) order by changes.version desc`,
  );
}
