import { sql } from 'drizzle-orm';
import type { Addressees, InvoiceFacts, KnownAccounts } from '@mijn/domain/invoices';
import { type Database, runPrepared } from '../../platform/database/index.ts';
import { TEXT_PAGES_MAX } from '../../capabilities/documents/index.ts';
import type { InvoicesFilter } from './invoices.access.ts';
import type { StatedColumns } from './invoices.tables.ts';

/** `other` is an earlier invoice than `invoices`, or a later one that is checked or processed while `invoices` is not. */
const comesBefore = sql.raw(`other.association_id = invoices.association_id and other.id <> invoices.id
  and ((other.created_at, other.id) < (invoices.created_at, invoices.id)
    or (not invoices.is_checked and (other.is_checked or other.is_processed)))`);

export interface OtherInvoice {
  id: string;
  name: string;
  invoice_number: string | null;
  /** The field is null if the total is unknown. */
  total_cents: number | null;
  currency: string;
}

/** None of the possible doubles is refused. A field is null if there is no such invoice. */
interface Duplicates {
  /** The latest invoice of the same supplier with the same number, and the same amount or an unknown one. */
  same_number: OtherInvoice | null;
  /** The latest invoice of the same supplier with the same number and another amount. */
  other_amount: OtherInvoice | null;
  /** The latest invoice with the same PDF or e-invoice. */
  same_file: OtherInvoice | null;
  /** The latest invoice of the same supplier and amount with another number, within 60 days. */
  same_amount: OtherInvoice | null;
}

/** The time is 60 days of 24 hours (inclusive), regardless of daylight saving time. */
const SAME_AMOUNT_HOURS = 60 * 24;

const OTHER = sql.raw(`select json_build_object('id', other.id, 'name', other.name,
    'invoice_number', other.invoice_number, 'total_cents', other.total_cents, 'currency', other.currency)`);

/** A refused invoice is compared with nothing (docs/product.md#invoices-signals). */
const isNotRefused = sql.raw(`other.check_status <> 'rejected'`);

const LATEST = sql.raw('order by other.created_at desc, other.id desc limit 1');

const isOfSupplier = sql.raw(`(other.supplier_key = invoices.supplier_key
  or other.supplier_number_key = invoices.supplier_number_key)`);

/** The condition that both totals are known and are not the same amount. */
const hasOtherAmount = sql.raw(`coalesce(
  other.total_cents <> invoices.total_cents or other.currency <> invoices.currency, false)`);

const withNumber = (isOther: boolean) => sql`(${OTHER} from invoices other
  where ${comesBefore} and ${isNotRefused} and other.invoice_number_key = invoices.invoice_number_key
    and ${isOfSupplier} and ${hasOtherAmount} = ${sql.raw(String(isOther))}
  ${LATEST})`;

const sameFile = sql`(${OTHER}
  from invoice_files own
    join invoice_files files on files.association_id = own.association_id and files.file_hash = own.file_hash
    join invoices other on other.association_id = files.association_id and other.id = files.invoice_id
  where own.association_id = invoices.association_id and own.invoice_id = invoices.id and ${comesBefore}
    and ${isNotRefused}
  ${LATEST}) as same_file`;

/** Invoices for different periods are no duplicates, because a contract costs the same every month. */
const isOfOtherPeriod = sql.raw(`coalesce(
  other.facts ->> 'period_end' < invoices.facts ->> 'period_start'
    or invoices.facts ->> 'period_end' < other.facts ->> 'period_start', false)`);

const sameAmount = sql`(${OTHER} from invoices other
  where ${comesBefore} and ${isNotRefused} and other.total_cents = invoices.total_cents and other.currency = invoices.currency
    and other.total_cents <> 0 and other.created_at between
      invoices.created_at - interval '${sql.raw(String(SAME_AMOUNT_HOURS))} hours'
      and invoices.created_at + interval '${sql.raw(String(SAME_AMOUNT_HOURS))} hours'
    and ${isOfSupplier} and not ${isOfOtherPeriod}
    and other.invoice_number_key is distinct from invoices.invoice_number_key
  ${LATEST}) as same_amount`;

const duplicates = sql`${withNumber(false)} as same_number, ${withNumber(true)} as other_amount, ${sameFile}, ${sameAmount}`;

export interface Surroundings extends KnownAccounts, Duplicates {
  id: string;
  facts: InvoiceFacts | null;
  /** The field is null without a PDF, and if its text was not read completely. */
  pdf_text: string | null;
  invoice_number: string | null;
  total_cents: number | null;
  currency: string;
  supplier: string | null;
  ibans: string[];
  /** Whether the supplier is known by name or number. */
  has_supplier: boolean;
  /** The payees and account holders that checkers have approved on other invoices of the supplier. */
  known_payees: string[];
  stated: StatedColumns | null;
  association: Addressees['association'];
}

/** The length of about 150 pages, which are compared in tens of milliseconds. */
export const TEXT_LENGTH_MAX = 500_000;

/** Returns null if some pages were not read, because an incomplete text does not prove that the total is missing. */
const pdfTextUpTo = (length: number) => sql`(select case when sum(length(pages.text)) <= ${length}
      then string_agg(pages.text, ${'\n'} order by pages.page) end
  from invoice_files files
    join file_readings readings using (association_id, file_hash)
    join file_pages pages using (association_id, file_hash)
  where files.association_id = invoices.association_id and files.invoice_id = invoices.id
    and files.kind = 'pdf' and readings.page_count <= ${sql.raw(String(TEXT_PAGES_MAX))}
     and not readings.is_unreadable) as pdf_text`;

/** `other` is approved, or processed and not refused, so that the association trusts its values. */
const isTrusted = sql.raw(
  `(other.check_status = 'approved' or other.is_processed) and other.check_status <> 'rejected'`,
);

/** A query with one key of the supplier uses one index. */
const hasKey = (key: 'supplier_key' | 'supplier_number_key') =>
  sql.raw(`other.${key} = invoices.${key} and other.${key} is not null`);

const APPROVALS = sql.raw(`invoice_decisions approvals where approvals.association_id = other.association_id
  and approvals.invoice_id = other.id and approvals.decision = 'approved'`);

/** An account beside the one to pay to counts only if a checker has approved the invoice with that account. */
const trustedBy = (key: 'supplier_key' | 'supplier_number_key') =>
  sql`select account, other.id, other.created_at from invoices other, unnest(other.ibans) account
    where ${comesBefore} and ${isTrusted} and ${hasKey(key)}
      and (account = other.iban or exists (select from ${APPROVALS} and account = any (approvals.ibans)))`;

const payeesBy = (key: 'supplier_key' | 'supplier_number_key') =>
  sql`select unnest(approvals.payees) from invoices other, lateral (select payees from ${APPROVALS}) approvals
    where ${comesBefore} and ${isTrusted} and ${hasKey(key)}`;

/** Only an invoice that names a payee or a holder is compared. */
const knownPayees = sql`case when facts ->> 'payee' is null and coalesce(facts -> 'account_holders', '[]') = '[]'
  then '{}' else array(${payeesBy('supplier_key')} union ${payeesBy('supplier_number_key')}) end as known_payees`;

const trusted = sql`select coalesce(json_agg(json_build_object('iban', account, 'invoice_id', id)
    order by created_at desc, id desc), '[]') as trusted, coalesce(array_agg(account), '{}') as accounts
  from (
    select distinct on (account) account, id, created_at
    from (${trustedBy('supplier_key')} union all ${trustedBy('supplier_number_key')}) as found
    order by account, created_at desc, id desc
  ) as latest`;

/** The rejected invoice may have had the account before a change. A later decision on the account replaces a rejection. */
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

/** Each part of the query uses an index. */
export const surroundingsOf = (filter: InvoicesFilter, ids: readonly string[], textLengthMax: number) =>
  sql`select invoices.id, facts, invoice_number, total_cents::float8 as total_cents, currency, supplier, ibans, stated,
        coalesce(supplier_key, supplier_number_key) is not null as has_supplier, trusted.trusted, refused.refused,
        ${knownPayees}, ${pdfTextUpTo(textLengthMax)}, ${duplicates}, ${association}
      from invoices, lateral (${trusted}) as trusted, lateral (${refused}) as refused
      where ${filter.where} and invoices.id = any (${sql.param(ids)}::uuid[])`;

/** @param textLengthMax the length of the longest PDF that is compared, in characters. */
export const listSurroundings = async (
  database: Database,
  filter: InvoicesFilter,
  ids: readonly string[],
  textLengthMax: number,
) =>
  runPrepared<Surroundings & Record<string, unknown>>(database, surroundingsOf(filter, ids, textLengthMax));
