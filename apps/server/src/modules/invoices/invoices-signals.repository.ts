import { sql, type SQL } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import { TEXT_PAGES_MAX } from '../../documents/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';

/** What there is to compare an invoice with. */
export interface Surroundings {
  /** The text of its PDF; null without an e-invoice to compare with it, without a PDF, and when it is not read as a whole. */
  pdf_text: string | null;
  invoice_number: string | null;
  iban: string | null;
  /** The latest earlier invoice of the same supplier with the same number. */
  same_number_id: string | null;
  /** The latest earlier invoice of the same supplier that says where to pay. */
  earlier: { id: string; iban: string } | null;
}

/** Characters of a PDF that are compared, some hundred and fifty full pages: it takes tens of milliseconds. */
const TEXT_LENGTH_MAX = 500_000;

/**
 * The whole text, or none: an invoice has its total on its first page, on its last, or before its annexes, and who has
 * not looked everywhere does not know that it is nowhere. So a PDF says nothing of which some pages were not read.
 */
const pdfText = sql.raw(`(select case when sum(length(pages.text)) <= ${TEXT_LENGTH_MAX}
      then string_agg(pages.text, E'\\n' order by pages.page) end
  from invoice_files files
    join file_readings readings using (association_id, file_hash)
    join file_pages pages using (association_id, file_hash)
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'pdf' and readings.page_count <= ${TEXT_PAGES_MAX} and not readings.is_unreadable and invoices.facts is not null) as pdf_text`);

/** Earlier ones of the same association. */
const isEarlier = sql.raw(`earlier.association_id = invoices.association_id
  and (earlier.created_at, earlier.id) < (invoices.created_at, invoices.id)`);

const sameNumber = sql`(select earlier.id from invoices earlier
  where ${isEarlier} and earlier.invoice_number_key = invoices.invoice_number_key
    and (earlier.supplier_key = invoices.supplier_key
      or earlier.supplier_number_key = invoices.supplier_number_key)
  order by earlier.created_at desc, earlier.id desc limit 1) as same_number_id`;

/** One for each way to know a supplier, so that each has an index. */
const lastOf = (key: 'supplier_key' | 'supplier_number_key'): SQL =>
  sql`(select earlier.id, earlier.iban, earlier.created_at from invoices earlier
    where ${isEarlier} and earlier.iban is not null
      and earlier.${sql.raw(key)} = invoices.${sql.raw(key)} and earlier.${sql.raw(key)} is not null
    order by earlier.created_at desc, earlier.id desc limit 1)`;

const lastIban = sql`(select json_build_object('id', id, 'iban', iban)
  from (${lastOf('supplier_key')} union all ${lastOf('supplier_number_key')}) as last
  order by created_at desc, id desc limit 1) as earlier`;

/** What to compare an invoice with, each piece from an index. */
export async function findSurroundings(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<Surroundings | undefined> {
  const [found] = await runPrepared<Surroundings & Record<string, unknown>>(
    database,
    sql`select invoice_number, iban, ${pdfText}, ${sameNumber}, ${lastIban}
      from invoices where ${filter.where} and invoices.id = ${id}`,
  );
  return found;
}
