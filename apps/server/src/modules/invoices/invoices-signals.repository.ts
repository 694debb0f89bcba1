import type { Addressees, KnownAccounts } from '@mijn/domain/invoices';
import { sql } from 'drizzle-orm';
import { runPrepared, type Database } from '../../database/index.ts';
import { TEXT_PAGES_MAX } from '../../documents/index.ts';
import { comesBefore } from './comes-before.repository.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import { duplicates, type Duplicates } from './invoices-duplicates.repository.ts';
import type { StatedColumns } from './invoices.tables.ts';

/** What there is to compare an invoice with. */
export interface Surroundings extends KnownAccounts, Duplicates {
  /** The text of its PDF; null without a PDF, and when it is not read as a whole. */
  pdf_text: string | null;
  invoice_number: string | null;
  total_cents: number | null;
  currency: string;
  supplier: string | null;
  ibans: string[];
  /** Whether its supplier is known, by name or number. */
  has_supplier: boolean;
  stated: StatedColumns | null;
  association: Addressees['association'];
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
    and files.kind = 'pdf' and readings.page_count <= ${TEXT_PAGES_MAX}
     and not readings.is_unreadable) as pdf_text`);

/** The accounts of the supplier's other invoices that are approved, or processed and not refused; one for each index. */
const trustedBy = (key: 'supplier_key' | 'supplier_number_key') =>
  sql`select account, other.id, other.created_at from invoices other, unnest(other.ibans) account
    where ${comesBefore} and (other.check_status = 'approved' or other.is_processed)
      and other.check_status <> 'rejected'
      and other.${sql.raw(key)} = invoices.${sql.raw(key)} and other.${sql.raw(key)} is not null`;

const trusted = sql`select coalesce(json_agg(json_build_object('iban', account, 'invoice_id', id)
    order by created_at desc, id desc), '[]') as trusted, coalesce(array_agg(account), '{}') as accounts
  from (
    select distinct on (account) account, id, created_at
    from (${trustedBy('supplier_key')} union all ${trustedBy('supplier_number_key')}) as found
    order by account, created_at desc, id desc
  ) as latest`;

/**
 * The accounts, among those of the invoice and those that are trusted, on which another invoice was refused: as it is now,
 * or as it was before the provider changed it. What was revised to something else is not refused.
 */
const refused = sql`select coalesce(json_agg(json_build_object('iban', account, 'invoice_id', id)), '[]') as refused
  from (
    select distinct on (account) account, found.id
    from (
      select other.id, other.created_at, other.ibans from invoices other
      where other.association_id = invoices.association_id and other.check_status = 'rejected'
        and other.ibans && (invoices.ibans || trusted.accounts)
      union all
      select other.id, other.created_at, decisions.ibans
      from invoice_decisions decisions
        join invoices other on other.association_id = decisions.association_id and other.id = decisions.invoice_id
      where decisions.association_id = invoices.association_id and decisions.decision = 'rejected'
        and decisions.ibans && (invoices.ibans || trusted.accounts)
        and not exists (select from invoice_decisions later
          where later.association_id = decisions.association_id and later.invoice_id = decisions.invoice_id
            and (later.decided_at, later.version) > (decisions.decided_at, decisions.version)
            and later.ibans && decisions.ibans)
    ) as found, unnest(found.ibans) account
    where found.id <> invoices.id and account = any (invoices.ibans || trusted.accounts)
    order by account, found.created_at desc, found.id desc
  ) as latest`;

const association = sql.raw(`(select json_build_object('code', code, 'name', name, 'title', title)
  from associations where associations.id = invoices.association_id) as association`);

/** What to compare an invoice with, each piece from an index. */
export async function findSurroundings(
  database: Database,
  filter: InvoicesFilter,
  id: string,
): Promise<Surroundings | undefined> {
  const [found] = await runPrepared<Surroundings & Record<string, unknown>>(
    database,
    sql`select invoice_number, total_cents, currency, supplier, ibans, stated,
        coalesce(supplier_key, supplier_number_key) is not null as has_supplier, trusted.trusted, refused.refused,
        ${pdfText}, ${duplicates}, ${association}
      from invoices, lateral (${trusted}) as trusted, lateral (${refused}) as refused
      where ${filter.where} and invoices.id = ${id}`,
  );
  return found;
}
