import { and, eq, notInArray } from 'drizzle-orm';
import type { Queries } from '../../database/index.ts';
import { lockInvoice, noteChange, whatMatters } from './invoice-changes.ts';
import { invoiceFiles, invoices } from './invoices.tables.ts';

/** A file of an invoice, whichever invoice that is. */
export type InvoiceFile = Omit<typeof invoiceFiles.$inferInsert, 'association_id' | 'invoice_id'>;

/** An invoice as the provider delivers it. */
export type ImportedInvoice = Omit<
  typeof invoices.$inferInsert,
  'created_at' | 'check_status' | 'version'
> & {
  /** When it arrived; undefined when nobody says. */
  created_at: Date | undefined;
};

/**
 * Writes an invoice that is imported, by its code, with its files. One that exists follows the import in everything but
 * what was decided; when it arrived and whether it is processed stay as they are unless the import says otherwise. Where
 * what matters changes, that is kept, and it is to be checked again (docs/decisions/0115-an-invoice-that-changes.md).
 */
export async function importInvoice(
  queries: Queries,
  invoice: ImportedInvoice,
  files: readonly InvoiceFile[],
  now: Date,
): Promise<void> {
  const { association_id, id: invoice_id, created_at, ...values } = invoice;
  const before = await lockInvoice(queries, association_id, invoice_id);
  await queries
    .insert(invoices)
    .values({ ...invoice, created_at: created_at ?? now })
    .onConflictDoUpdate({
      target: [invoices.association_id, invoices.code],
      set: { ...values, ...(created_at && { created_at }) },
    });
  const kinds = files.map(({ kind }) => kind);
  await queries
    .delete(invoiceFiles)
    .where(
      and(
        eq(invoiceFiles.association_id, association_id),
        eq(invoiceFiles.invoice_id, invoice_id),
        notInArray(invoiceFiles.kind, kinds),
      ),
    );
  for (const file of files) {
    await queries
      .insert(invoiceFiles)
      .values({ association_id, invoice_id, ...file })
      .onConflictDoUpdate({
        target: [invoiceFiles.association_id, invoiceFiles.invoice_id, invoiceFiles.kind],
        set: file,
      });
  }
  if (!before) return;
  const { is_processed = before.is_processed } = invoice;
  await noteChange(queries, before, { what: whatMatters(invoice, files), is_processed }, now);
}
