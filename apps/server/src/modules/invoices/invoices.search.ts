import { canSeeInvoices } from '@mijn/domain/roles';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../capabilities/search/index.ts';
import type { Membership } from '../../platform/wire/index.ts';
import { invoicesFor } from './invoices.access.ts';

/** Searches PDFs, or e-invoices without a PDF. Returns null if the member may not see invoices. */
export function invoicesSearch(membership: Membership): SearchSource | null {
  if (!canSeeInvoices(membership)) return null;
  const { where } = invoicesFor(membership);
  return {
    entities: sql`select id, name as title, created_at as date, name_key, search_key, '{}'::text[] as labels
      from invoices where ${where}`,
    files: sql`select invoice_id as entity_id, invoice_id as file_id, invoice_files.name as file_name, file_hash
      from invoice_files join invoices
        on invoices.association_id = invoice_files.association_id and invoices.id = invoice_id
      where ${where} and (kind = 'pdf' or not exists (select from invoice_files pdfs
        where pdfs.association_id = ${membership.association_id} and pdfs.invoice_id = invoices.id
          and pdfs.kind = 'pdf'))`,
  };
}
