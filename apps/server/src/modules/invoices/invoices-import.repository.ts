import { differencesOf, standingOf, type WhatMatters } from '@mijn/domain/invoices';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/index.ts';
import { isOther, type Outcome, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { listDelivered, type Withdrawal } from '../../capabilities/import/withdrawal.ts';
import {
  countsAfter,
  eventsOf,
  insertDecision,
  lockInvoice as lock,
  updateStanding,
} from './invoice-decisions.repository.ts';
import { invoiceChanges, invoiceDecisions, invoiceFiles, invoices } from './invoices.tables.ts';

type Invoice = Pick<
  typeof invoices.$inferInsert,
  'total_cents' | 'currency' | 'iban' | 'supplier' | 'invoice_number'
>;
type File = Pick<typeof invoiceFiles.$inferSelect, 'kind' | 'file_hash'>;

function whatMatters(invoice: Invoice, files: readonly File[]): WhatMatters {
  const hashOf = (kind: File['kind']) => files.find((file) => file.kind === kind)?.file_hash ?? null;
  return {
    total_cents: invoice.total_cents ?? null,
    currency: invoice.currency,
    iban: invoice.iban ?? null,
    supplier: invoice.supplier ?? null,
    invoice_number: invoice.invoice_number ?? null,
    pdf_hash: hashOf('pdf'),
    e_invoice_hash: hashOf('e_invoice'),
  };
}

interface LockedInvoice extends Pick<
  typeof invoices.$inferSelect,
  'association_id' | 'id' | 'version' | 'check_status' | 'is_processed' | 'approved_by'
> {
  what: WhatMatters;
}

/** No checker decides on the invoice during the import. Returns undefined for a new invoice. */
async function lockInvoice(
  queries: Queries,
  association_id: string,
  id: string,
): Promise<LockedInvoice | undefined> {
  const isThis = and(eq(invoices.association_id, association_id), eq(invoices.id, id));
  const [invoice] = await queries.select().from(invoices).where(isThis).for('update');
  if (!invoice) return undefined;
  const files = await queries
    .select()
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.association_id, association_id), eq(invoiceFiles.invoice_id, id)));
  const { version, check_status, is_processed, approved_by } = invoice;
  const what = whatMatters(invoice, files);
  return { association_id, id, version, check_status, is_processed, approved_by, what };
}

const isOf = (
  table: typeof invoiceDecisions | typeof invoiceChanges,
  { association_id, id }: LockedInvoice,
) => and(eq(table.association_id, association_id), eq(table.invoice_id, id));

/** The moment is never before the last decision, because the import may have started before that decision. */
async function momentOf(queries: Queries, before: LockedInvoice, now: Date): Promise<Date> {
  const [last] = await queries
    .select({ decided_at: invoiceDecisions.decided_at })
    .from(invoiceDecisions)
    .where(and(isOf(invoiceDecisions, before), eq(invoiceDecisions.is_imported, false)))
    .orderBy(desc(invoiceDecisions.version))
    .limit(1);
  return last && last.decided_at > now ? last.decided_at : now;
}

/** Returns whether the last change of a processed invoice was made after all its decisions. */
async function isChangedLast(queries: Queries, before: LockedInvoice): Promise<boolean> {
  const changes = await queries
    .select({ version: invoiceChanges.version })
    .from(invoiceChanges)
    .where(and(isOf(invoiceChanges, before), eq(invoiceChanges.version, before.version)));
  return changes.length > 0;
}

/** A change of a compared value increases the version and reopens the invoice, unless the provider has processed it. */
async function noteChange(
  queries: Queries,
  before: LockedInvoice,
  { what, is_processed }: { what: WhatMatters; is_processed: boolean },
  now: Date,
): Promise<void> {
  const { association_id, id, check_status, approved_by } = before;
  const hasDecision = check_status !== 'to_check' || approved_by.length > 0;
  const isChanged = differencesOf(before.what, what).length > 0;
  const isAnother = isChanged || (before.is_processed && (await isChangedLast(queries, before)));
  const is_reopened = isAnother && !is_processed && hasDecision;
  if (!isChanged && !is_reopened) return;
  const version = isChanged ? before.version + 1 : before.version;
  await queries
    .update(invoices)
    .set({ version, ...(is_reopened && { check_status: 'to_check', approved_by: [] }) })
    .where(and(eq(invoices.association_id, association_id), eq(invoices.id, id)));
  if (!isChanged) return;
  await queries.insert(invoiceChanges).values({
    association_id,
    invoice_id: id,
    version,
    changed_at: await momentOf(queries, before, now),
    is_reopened,
    before: before.what,
    after: what,
  });
}

const isUndecided = sql`not ${invoices.is_processed} and not exists (
  select from ${invoiceDecisions} where ${invoiceDecisions.association_id} = ${invoices.association_id}
    and ${invoiceDecisions.invoice_id} = ${invoices.id})`;

export type InvoiceFile = Omit<typeof invoiceFiles.$inferInsert, 'association_id' | 'invoice_id'>;

type ImportedInvoice = Omit<typeof invoices.$inferInsert, 'created_at' | 'check_status' | 'version'> & {
  /** The field is undefined if the import does not contain the time of arrival. */
  created_at: Date | undefined;
};

/**
 * Updates everything except decisions; `created_at` and `is_processed` only if the import contains them. A change of a
 * compared value is recorded, and the invoice must be checked again (docs/decisions/0120).
 */
export async function importInvoice(
  queries: Queries,
  invoice: ImportedInvoice,
  files: readonly InvoiceFile[],
  now: Date,
): Promise<Outcome> {
  const { association_id, id: invoice_id, created_at, ...values } = invoice;
  const before = await lockInvoice(queries, association_id, invoice_id);
  const set = { ...values, ...(created_at && { created_at }) };
  const given = Object.entries(set).flatMap(([column, value]) => (value === undefined ? [] : [column]));
  const rows = await queries
    .insert(invoices)
    .values({ ...invoice, created_at: created_at ?? now })
    .onConflictDoUpdate({
      target: [invoices.association_id, invoices.code],
      set,
      setWhere: isOther(invoices, given),
    })
    .returning(written);
  const kinds = files.map(({ kind }) => kind);
  const { rowCount: removed } = await queries
    .delete(invoiceFiles)
    .where(
      and(
        eq(invoiceFiles.association_id, association_id),
        eq(invoiceFiles.invoice_id, invoice_id),
        notInArray(invoiceFiles.kind, kinds),
      ),
    );
  let hasChangedFiles = (removed ?? 0) > 0;
  for (const file of files) {
    const changed = await queries
      .insert(invoiceFiles)
      .values({ association_id, invoice_id, ...file })
      .onConflictDoUpdate({
        target: [invoiceFiles.association_id, invoiceFiles.invoice_id, invoiceFiles.kind],
        set: file,
        setWhere: isOther(invoiceFiles, Object.keys(file)),
      })
      .returning(written);
    hasChangedFiles ||= changed.length > 0;
  }
  if (!before) return 'created';
  const { is_processed = before.is_processed } = invoice;
  await noteChange(queries, before, { what: whatMatters(invoice, files), is_processed }, now);
  return hasChangedFiles ? 'changed' : outcomeOf(rows);
}

/** Withdraws only invoices without decisions that are not processed, because a decision is never lost. */
export const invoiceWithdrawal: Withdrawal = {
  list: () => listDelivered(invoices, isUndecided),
  withdraw: async ({ association_id, id }, { queries }) => {
    // The lock prevents that a checker decides on the invoice at this moment.
    const isThis = and(sql`${invoices.association_id} = ${association_id}`, eq(invoices.id, id));
    await queries.select({ id: invoices.id }).from(invoices).where(isThis).for('update');
    const { rowCount } = await queries.delete(invoices).where(and(isThis, isUndecided));
    return (rowCount ?? 0) > 0;
  },
};

type ImportedDecision = Pick<
  typeof invoiceDecisions.$inferInsert,
  'association_id' | 'id' | 'invoice_id' | 'decision' | 'remark' | 'decided_at' | 'decided_by'
> & { user_id: string };

/** Members' decisions win. One from before a change does not set the status, because the amount may have differed. */
export async function importDecision(queries: Queries, decision: ImportedDecision): Promise<Outcome> {
  const { association_id, invoice_id } = decision;
  const key = { association_id, invoice_id };
  // The lock prevents checkers from deciding during the import.
  const locked = await lock(queries, key);
  const isKnown = locked?.decisions.some(
    ({ user_id, decided_at }) =>
      user_id === decision.user_id && decided_at.getTime() === decision.decided_at.getTime(),
  );
  if (!locked || isKnown || locked.decisions.some(({ is_imported }) => !is_imported)) return 'unchanged';

  const { invoice, decisions } = locked;
  // A processed invoice is final, whoever agreed with it.
  const required = invoice.is_processed ? 1 : locked.required;
  const version = invoice.version + 1;
  // A processed invoice does not need to be checked again after a change.
  const changes = invoice.is_processed ? [] : locked.changes;
  const isOfThis = changes.every(({ changed_at }) => changed_at <= decision.decided_at);
  const isLatest = isOfThis && decisions.every(({ decided_at }) => decided_at <= decision.decided_at);
  const standing = standingOf(
    eventsOf([...decisions, { ...decision, version, staff_id: null }], changes),
    required,
  );
  await insertDecision(queries, {
    ...decision,
    version,
    is_imported: true,
    ...countsAfter(standing, required),
    // The accounts and the payees at the time of a decision before a change are unknown.
    ...(!isOfThis && { ibans: [], payees: [] }),
  });
  await updateStanding(queries, key, version, isLatest ? standing : undefined);
  return 'created';
}
