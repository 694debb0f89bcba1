import {
  type Decider,
  type InvoiceEvent,
  requiredApprovals,
  type Standing,
  standingOf,
} from '@mijn/domain/invoices';
import { and, eq, sql } from 'drizzle-orm';
import { associations, type Queries } from '../../platform/database/index.ts';
import { accountsNow, invoiceChanges, invoiceDecisions, invoices, payeesNow } from './invoices.tables.ts';

type NewDecision = typeof invoiceDecisions.$inferInsert;
type Decision = typeof invoiceDecisions.$inferSelect;
type Change = typeof invoiceChanges.$inferSelect;

interface Key {
  association_id: string;
  invoice_id: string;
}

export interface LockedInvoice {
  invoice: typeof invoices.$inferSelect;
  decisions: readonly Decision[];
  changes: readonly Change[];
  association: { code: string; name: string };
  /** The number of different checkers that must agree. */
  required: number;
}

const isThis = ({ association_id, invoice_id }: Key) =>
  and(eq(invoices.association_id, association_id), eq(invoices.id, invoice_id));

const isOf = (table: typeof invoiceDecisions | typeof invoiceChanges, { association_id, invoice_id }: Key) =>
  and(eq(table.association_id, association_id), eq(table.invoice_id, invoice_id));

/** Serialises decisions until transactions end, so that of two doubles approved at once the second gets its signal. */
export async function lockApprovals(queries: Queries, association_id: string): Promise<void> {
  await queries.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invoice decisions ${association_id}`}, 0))`,
  );
}

/** Of two decisions at the same time, the second sees the first. Returns undefined without the invoice. */
export async function lockInvoice(queries: Queries, key: Key): Promise<LockedInvoice | undefined> {
  const [invoice] = await queries.select().from(invoices).where(isThis(key)).for('update');
  if (!invoice) return undefined;
  const [decisions, changes, [association]] = [
    await queries.select().from(invoiceDecisions).where(isOf(invoiceDecisions, key)),
    await queries.select().from(invoiceChanges).where(isOf(invoiceChanges, key)),
    await queries.select().from(associations).where(eq(associations.id, key.association_id)),
  ];
  if (!association) throw new Error('The association of an invoice is missing.');
  const required = requiredApprovals(invoice, association.two_checkers_above_cents);
  return { invoice, decisions, changes, association, required };
}

/** Lists events in their order. A change of the provider ends the approvals before it, unless the invoice is processed. */
export function eventsOf(
  decisions: readonly Pick<Decision, 'decided_at' | 'version' | 'decision' | 'user_id' | 'staff_id'>[],
  changes: readonly Pick<Change, 'changed_at' | 'version'>[],
): InvoiceEvent[] {
  const events = [
    ...decisions.map(({ decided_at, version, decision, user_id, staff_id }) => ({
      at: decided_at.getTime(),
      version,
      event: { decision, user_id, staff_id },
    })),
    ...changes.map(({ changed_at, version }) => ({
      at: changed_at.getTime(),
      version,
      event: 'reopened' as const,
    })),
  ];
  return events
    .toSorted((one, other) => one.at - other.at || one.version - other.version)
    .map(({ event }) => event);
}

export function standingNow({ invoice, decisions, changes, required }: LockedInvoice): Standing {
  const { check_status } = invoice;
  return { check_status, approvals: standingOf(eventsOf(decisions, changes), required).approvals };
}

const columnsOfStanding = ({ check_status, approvals }: Standing) => ({
  check_status,
  approved_by: approvals.flatMap(({ user_id }) => (user_id === null ? [] : [user_id])),
});

/** A rejected invoice has no approvals. */
export const countsAfter = ({ check_status, approvals }: Standing, required: number) => ({
  approvals: check_status === 'rejected' ? 0 : Math.min(approvals.length, required),
  approvals_required: required,
});

/** Without a standing, the standing stays. */
export async function updateStanding(
  queries: Queries,
  key: Key,
  version: number,
  standing: Standing | undefined,
): Promise<void> {
  await queries
    .update(invoices)
    .set({ version, ...(standing && columnsOfStanding(standing)) })
    .where(isThis(key));
}

/** A repeat happens after a double click or a lost response. */
export function isRepeated(made: readonly Decision[], decision: NewDecision & Decider): boolean {
  const same = ['version', 'decision', 'remark', 'user_id', 'staff_id'] as const;
  return made.some((one) => same.every((field) => one[field] === decision[field]));
}

/** Inserts a decision, with the current accounts, payee and account holders of the invoice. */
export async function insertDecision(queries: Queries, decision: NewDecision): Promise<void> {
  const { association_id, invoice_id } = decision;
  const ibans = accountsNow(association_id, invoice_id);
  const payees = payeesNow(association_id, invoice_id);
  await queries.insert(invoiceDecisions).values({ ibans, payees, ...decision });
}
