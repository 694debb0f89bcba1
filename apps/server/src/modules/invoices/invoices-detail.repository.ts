import type { AttachedFile } from '@mijn/domain/files';
import type { InvoiceFacts, InvoiceInList } from '@mijn/domain/invoices';
import { sql, type SQL } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import type { StoredFile } from '../../files/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { listColumns, toListItem } from './invoices-list.repository.ts';

/** An invoice without its signals and decisions. */
export interface InvoiceRow extends InvoiceInList {
  is_processed: boolean;
  invoice_number: string | null;
  iban: string | null;
  has_e_invoice: boolean;
  facts: InvoiceFacts | null;
  version: number;
  file: AttachedFile | null;
  previous_id: string | null;
  next_id: string | null;
}

type Row = Parameters<typeof toListItem>[0] &
  Omit<InvoiceRow, keyof InvoiceInList | 'file'> & {
    file: Omit<AttachedFile, 'id'> | null;
  };

/** The nearest of the same tab: those that came before it, or after it. */
function neighbour(side: '<' | '>'): SQL {
  const direction = sql.raw(side === '<' ? 'desc' : 'asc');
  return sql`(select near.id from invoices near
    where near.association_id = invoices.association_id and near.is_checked = invoices.is_checked
      and (near.created_at, near.id) ${sql.raw(side)} (invoices.created_at, invoices.id)
    order by near.created_at ${direction}, near.id ${direction} limit 1)`;
}

/** Those to check stand oldest first, those checked newest first: as the list does by itself. */
const neighbours = sql`case when is_checked then ${neighbour('>')} else ${neighbour('<')} end as previous_id,
  case when is_checked then ${neighbour('<')} else ${neighbour('>')} end as next_id`;

const file = sql.raw(`(select json_build_object('name', files.name, 'extension', files.extension,
    'media_type', files.media_type, 'byte_size', files.byte_size, 'page_count', readings.page_count,
    'has_thumbnail', coalesce(readings.has_thumbnail, false))
  from invoice_files files left join file_readings readings using (association_id, file_hash)
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'pdf') as file`);

const hasEInvoice = sql.raw(`exists (select from invoice_files files
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'e_invoice') as has_e_invoice`);

export async function findInvoice(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await runPrepared<Row>(
    database,
    sql`select ${listColumns}, is_processed, invoice_number, iban, ${hasEInvoice}, facts, version, ${file},
        ${neighbours}
      from invoices where ${filter.where} and invoices.id = ${id}`,
  );
  return (
    row && {
      ...toListItem(row),
      is_processed: row.is_processed,
      invoice_number: row.invoice_number,
      iban: row.iban,
      has_e_invoice: row.has_e_invoice,
      facts: row.facts,
      version: row.version,
      // It has no other name than the invoice that it belongs to.
      file: row.file && { id, ...row.file },
      previous_id: row.previous_id,
      next_id: row.next_id,
    }
  );
}

/** The one to check that comes after an invoice, checked or not, or else the first; null when it is the last. */
export async function findNextToCheck(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<string | null> {
  const toCheck = sql`select invoices.id from invoices, this
    where ${filter.where} and not invoices.is_checked and invoices.id <> this.id`;
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

/** What is needed to send the PDF of an invoice, or its e-invoice. */
export async function findInvoiceFile(
  database: Database,
  filter: InvoicesFilter,
  id: string,
  kind: 'pdf' | 'e_invoice',
): Promise<StoredFile | undefined> {
  const [found] = await runPrepared<StoredFile & Record<string, unknown>>(
    database,
    sql`select files.name, files.media_type, files.byte_size, files.file_hash
      from invoices join invoice_files files
        on files.association_id = invoices.association_id and files.invoice_id = invoices.id
      where ${filter.where} and invoices.id = ${id} and files.kind = ${kind}`,
  );
  return found;
}
