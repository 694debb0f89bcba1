import { canDecide, statusAfter, type DecideBody } from '@mijn/domain/invoices';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Queries } from '../../database/index.ts';
import { writeAudit } from '../../security/audit.ts';
import { AppError, createOnce, type Member } from '../../wire/index.ts';
import { demandChecker, invoicesFor, type InvoicesFilter } from './invoices.access.ts';
import { findInvoice } from './invoices-detail.repository.ts';
import { accountsNow, invoiceDecisions, invoices } from './invoices.tables.ts';

type Decision = typeof invoiceDecisions.$inferInsert;

/** Takes the next version of an invoice, if it still has the one that was read. @returns whether it had. */
async function takeVersion(
  queries: Queries,
  filter: InvoicesFilter,
  { invoice_id, version, decision }: Decision,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(invoices)
    .set({ check_status: statusAfter(decision), version })
    .where(
      and(
        filter.where,
        eq(invoices.id, invoice_id),
        eq(invoices.version, version - 1),
        eq(invoices.is_processed, false),
      ),
    );
  return rowCount === 1;
}

/** Whether the version was taken by the very same decision: a double click, or a retry after a lost answer. */
async function isRepeated(queries: Queries, decision: Decision): Promise<boolean> {
  const [made] = await queries
    .select()
    .from(invoiceDecisions)
    .where(
      and(
        eq(invoiceDecisions.association_id, decision.association_id),
        eq(invoiceDecisions.invoice_id, decision.invoice_id),
        eq(invoiceDecisions.version, decision.version),
      ),
    );
  const same = ['decision', 'remark', 'user_id', 'staff_id'] as const;
  return made !== undefined && same.every((field) => made[field] === decision[field]);
}

/** Why a version could not be taken. */
async function refusal(queries: Queries, filter: InvoicesFilter, id: string): Promise<AppError> {
  const [row] = await queries
    .select({ is_processed: invoices.is_processed })
    .from(invoices)
    .where(and(filter.where, eq(invoices.id, id)));
  return new AppError(row?.is_processed ? 'invoice_processed' : 'conflict');
}

/**
 * Decides on an invoice. The same call twice makes one decision; of two at once that differ, the second is told.
 * @throws AppError `not_found`, `forbidden`, `validation_failed`, `conflict` or `invoice_processed` (decisions §5).
 */
export async function decide(
  database: Database,
  { membership, user_id, name, impersonator }: Member,
  invoice_id: string,
  body: DecideBody,
  request: FastifyRequest,
  now: Date,
): Promise<void> {
  const filter = invoicesFor(membership);
  const before = await findInvoice(database, filter, invoice_id);
  if (!before) throw new AppError('not_found');
  demandChecker(membership);
  const { association_id } = membership;
  await createOnce(database.queries, { caller: { user_id }, request, now }, async (transaction, id) => {
    const decision = {
      association_id,
      id,
      invoice_id,
      version: body.version + 1,
      decision: body.decision,
      remark: body.remark === undefined || body.remark === '' ? null : body.remark,
      decided_at: now,
      user_id,
      decided_by: name,
      staff_id: impersonator?.staff_id ?? null,
      decided_by_staff: impersonator?.staff_name ?? null,
    };
    if (await isRepeated(transaction, decision)) return;
    if (before.version === body.version && !canDecide(before.check_status, body.decision)) {
      throw new AppError('validation_failed', { errors: { decision: [{ code: 'not_allowed' }] } });
    }
    if (!(await takeVersion(transaction, filter, decision))) {
      if (await isRepeated(transaction, decision)) return;
      throw await refusal(transaction, filter, invoice_id);
    }
    await transaction
      .insert(invoiceDecisions)
      .values({ ...decision, ibans: accountsNow(association_id, invoice_id) });
    await writeAudit(transaction, {
      action: 'invoice_decided',
      happened_at: now,
      user_id,
      staff_id: decision.staff_id,
      association_id,
      details: { invoice_id, decision: body.decision, version: decision.version },
    });
  });
}
