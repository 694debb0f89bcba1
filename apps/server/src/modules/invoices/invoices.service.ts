import {
  differencesOf,
  refusalOf,
  requiredApprovals,
  standingAfter,
  type DecideBody,
  type Invoice,
  type SignalCode,
} from '@mijn/domain/invoices';
import { dutchDay } from '@mijn/domain/formats';
import { requestWebhooks } from '../../capabilities/webhooks/request-webhooks.ts';
import { v7 as newId } from 'uuid';
import { changeAndRead, type Queries } from '../../platform/database/index.ts';
import { auditCaller } from '../../platform/security/audit.ts';
import type { Services } from '../../capabilities/services.ts';
import { typedText } from '../../platform/texts/typed-text.ts';
import { AppError, orNotFound, type Member, type Unserialised } from '../../platform/wire/index.ts';
import {
  countsAfter,
  insertDecision,
  isRepeated,
  lockApprovals,
  type LockedInvoice,
  lockInvoice,
  standingNow,
  updateStanding,
} from './invoice-decisions.repository.ts';
import { findInvoice, findNextToCheck, listChanges, listDecisions } from './invoices-detail.repository.ts';
import { wholeFacts } from './e-invoice/whole-facts.ts';
import { tellProvider } from './invoice-mails.jobs.ts';
import { tellOtherCheckers } from './second-check.mail.ts';
import { signalsOf } from './invoice-signals.service.ts';
import { type InvoicesFilter, invoicesFor, requireChecker } from './invoices.access.ts';
import { readComparison, readComparisonWithin } from './invoice-comparison.repository.ts';
import { TEXT_LENGTH_MAX } from './invoices-signals.repository.ts';

type WholeInvoice = Unserialised<Invoice>;

/** The brand has the name of the manager. */
type Needs = Pick<Services, 'database' | 'config' | 'now'>;

/** @throws AppError `not_found` if the invoice does not exist or the member may not see it. */
export async function getInvoice(
  { database, config, now }: Needs,
  { membership, user_id }: Member,
  id: string,
): Promise<WholeInvoice> {
  const filter = invoicesFor(membership);
  const [
    found,
    decisions,
    changes,
    {
      around: [around],
      suppliers,
    },
  ] = await Promise.all([
    findInvoice(database, filter, user_id, id),
    listDecisions(database, filter, [id]),
    listChanges(database, filter, [id]),
    readComparison(database, filter, [id], TEXT_LENGTH_MAX),
  ]);
  if (!found || !around) throw new AppError('not_found');
  const { two_checkers_above_cents: above, ...invoice } = found;
  const approvals_required = requiredApprovals(invoice, above);
  const setting = { manager: config.brand, suppliers, today: dutchDay(now()) };
  return {
    ...invoice,
    facts: invoice.facts && wholeFacts(invoice.facts),
    approvals: Math.min(invoice.approvals, approvals_required),
    approvals_required,
    signals: signalsOf({ decisions, changes }, around, setting),
    decisions: decisions.map(({ invoice_id: _invoice, ...decision }) => decision),
    changes: changes.map(({ version, changed_at, is_reopened, before, after }) => ({
      version,
      changed_at,
      is_reopened,
      differences: differencesOf(before, after),
    })),
  };
}

interface SeenSignals {
  filter: InvoicesFilter;
  locked: LockedInvoice;
  /** The field is undefined if the client does not say which signals the checker has seen. */
  seen: readonly SignalCode[] | undefined;
}

/** A signal may appear on an open screen, because another checker approves a double. @throws AppError `conflict` */
async function requireSeen(
  transaction: Queries,
  { config, now }: Pick<Needs, 'config' | 'now'>,
  { filter, locked: { invoice, decisions, changes }, seen }: SeenSignals,
): Promise<void> {
  if (seen === undefined) return;
  const { around, suppliers } = await readComparisonWithin(transaction, filter, invoice.id);
  const [own] = around;
  if (!own) return;
  const history = {
    decisions: decisions.toSorted(
      (one, other) => other.decided_at.getTime() - one.decided_at.getTime() || other.version - one.version,
    ),
    changes: changes.toSorted((one, other) => other.version - one.version),
  };
  const setting = { manager: config.brand, suppliers, today: dutchDay(now()) };
  const isSeen = signalsOf(history, own, setting).every(({ code }) => seen.includes(code));
  if (!isSeen) throw new AppError('conflict');
}

/**
 * The same decision on the same version is recorded once, and a different one is a conflict, so that a retry is safe. The
 * lock lets one of two checkers decide first. Returns the next invoice that waits for the checker, too. @throws AppError
 * `not_found`, `forbidden`, `validation_failed`, `conflict`, `invoice_processed` or `invoice_already_approved`
 * (docs/product.md#invoices-decisions).
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
  orNotFound(await findInvoice(database, filter, user_id, invoice_id));
  requireChecker(membership);
  const key = { association_id: membership.association_id, invoice_id };
  const decision = {
    ...key,
    id: newId(),
    version: body.version + 1,
    decision: body.decision,
    remark: typedText(body.remark ?? '') || null,
    decided_at: now(),
    user_id,
    decided_by: name,
    staff_id: impersonator?.staff_id ?? null,
    decided_by_staff: impersonator?.staff_name ?? null,
  };
  return changeAndRead(
    services,
    async (transaction) => {
      await lockApprovals(transaction, key.association_id);
      const locked = orNotFound(await lockInvoice(transaction, key));
      const { invoice, decisions, required } = locked;
      if (isRepeated(decisions, decision)) return;
      if (invoice.is_processed) throw new AppError('invoice_processed');
      if (invoice.version !== body.version) throw new AppError('conflict');
      const standing = standingNow(locked);
      const refusal = refusalOf(standing, body.decision, decision, required);
      if (refusal === 'already_approved') throw new AppError('invoice_already_approved');
      if (refusal === 'nothing_to_withdraw') {
        throw new AppError('validation_failed', { errors: { decision: [{ code: 'not_allowed' }] } });
      }
      if (body.decision === 'approved') {
        await requireSeen(transaction, services, { filter, locked, seen: body.seen_signals });
      }
      const after = standingAfter(standing, decision, required);
      await updateStanding(transaction, key, decision.version, after);
      await insertDecision(transaction, { ...decision, ...countsAfter(after, required) });
      await tellProvider(transaction, services.config, decision, standing.check_status);
      const needsAnother = body.decision === 'approved' && after.check_status === 'to_check';
      if (needsAnother) await tellOtherCheckers(transaction, decision);
      const details = { invoice_id, decision: body.decision, version: decision.version };
      await auditCaller(transaction, member, 'invoice_decided', details, decision.decided_at);
      const { association_id } = key;
      const subject = { kind: 'invoice.decided', association_id, id: invoice_id } as const;
      await requestWebhooks(transaction, subject, decision.decided_at);
    },
    async (inside) => {
      const nextId = await findNextToCheck(inside.database, filter, user_id, invoice_id);
      const invoice = await getInvoice(inside, member, invoice_id);
      return { invoice, next: nextId === null ? null : await getInvoice(inside, member, nextId) };
    },
  );
}
