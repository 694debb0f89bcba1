import { canDecide, differencesOf, type DecideBody, type Invoice } from '@mijn/domain/invoices';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../database/index.ts';
import { writeAudit } from '../../security/audit.ts';
import type { Services } from '../../services.ts';
import { AppError, orNotFound, type Member, type Unserialised } from '../../wire/index.ts';
import { insertDecision, isProcessed, isRepeated, takeVersion } from './invoice-decisions.repository.ts';
import { findInvoice, findNextToCheck, listChanges, listDecisions } from './invoices-detail.repository.ts';
import { signalsOf } from './invoice-signals.service.ts';
import { invoicesFor, requireChecker } from './invoices.access.ts';
import { findSurroundings } from './invoices-signals.repository.ts';

type WholeInvoice = Unserialised<Invoice>;

/** The services that decisions need. The configuration contains the brand with the name of the manager. */
type Needs = Pick<Services, 'database' | 'config' | 'now'>;

/**
 * Returns an invoice with its signals, decisions and changes.
 * @throws AppError `not_found` if the invoice does not exist or the member may not see it.
 */
export async function getInvoice(
  { database, config }: Needs,
  { membership }: Member,
  id: string,
): Promise<WholeInvoice> {
  const filter = invoicesFor(membership);
  const [invoice, decisions, changes, around] = await Promise.all([
    findInvoice(database, filter, id),
    listDecisions(database, filter, id),
    listChanges(database, filter, id),
    findSurroundings(database, filter, id),
  ]);
  if (!invoice || !around) throw new AppError('not_found');
  return {
    ...invoice,
    signals: signalsOf({ facts: invoice.facts, decisions, changes }, around, config.brand),
    decisions,
    changes: changes.map(({ version, changed_at, is_reopened, before, after }) => ({
      version,
      changed_at,
      is_reopened,
      differences: differencesOf(before, after),
    })),
  };
}

/**
 * Records a decision on an invoice. The version makes a retry safe: the same decision on the same version is
 * recorded once, and a different decision is a conflict.
 * @returns The invoice, and the next invoice to check.
 * @throws AppError `not_found`, `forbidden`, `validation_failed`, `conflict` or `invoice_processed`
 * (decisions §5).
 */
export async function decide(
  services: Needs,
  member: Member,
  invoice_id: string,
  body: DecideBody,
): Promise<{ invoice: WholeInvoice; next: WholeInvoice | null }> {
  const { database, now } = services;
  const { membership, user_id, name, impersonator } = member;
  const filter = invoicesFor(membership);
  const before = orNotFound(await findInvoice(database, filter, invoice_id));
  requireChecker(membership);
  const { association_id } = membership;
  const decision = {
    association_id,
    id: newId(),
    invoice_id,
    version: body.version + 1,
    decision: body.decision,
    remark: body.remark === undefined || body.remark === '' ? null : body.remark,
    decided_at: now(),
    user_id,
    decided_by: name,
    staff_id: impersonator?.staff_id ?? null,
    decided_by_staff: impersonator?.staff_name ?? null,
  };
  await inTransaction(database.queries, async (transaction) => {
    if (await isRepeated(transaction, decision)) return;
    if (before.version === body.version && !canDecide(before.check_status, body.decision)) {
      throw new AppError('validation_failed', { errors: { decision: [{ code: 'not_allowed' }] } });
    }
    if (!(await takeVersion(transaction, filter, decision))) {
      if (await isRepeated(transaction, decision)) return;
      const isFinal = await isProcessed(transaction, filter, invoice_id);
      throw new AppError(isFinal ? 'invoice_processed' : 'conflict');
    }
    await insertDecision(transaction, decision);
    await writeAudit(transaction, {
      action: 'invoice_decided',
      happened_at: decision.decided_at,
      user_id,
      staff_id: decision.staff_id,
      association_id,
      details: { invoice_id, decision: body.decision, version: decision.version },
    });
  });
  const nextId = await findNextToCheck(database, filter, invoice_id);
  const [invoice, next] = await Promise.all([
    getInvoice(services, member, invoice_id),
    nextId === null ? null : getInvoice(services, member, nextId),
  ]);
  return { invoice, next };
}
