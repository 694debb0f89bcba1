import { formatAmount } from '@mijn/domain/formats';
import { SECOND_CHECK_MAIL_DELAY_MS } from '@mijn/domain/limits';
import type { Queries } from '../../platform/database/index.ts';
import { requestNotification } from '../../capabilities/notifications/request-notification.ts';
import type { NotificationContent } from '../../capabilities/notifications/sources.ts';
import { findHalfApproved } from './invoice-approvals.repository.ts';
import { titleOf } from './invoices.mail.ts';

/** Returns null if somebody decided meanwhile, or the provider changed the invoice, so that no second checker is needed. */
export async function describeSecondCheck(
  queries: Queries,
  key: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const invoice = await findHalfApproved(queries, { association_id: key.association_id, id: key.entity_id });
  if (!invoice) return null;
  const { name, total_cents, currency, approver_id, approver_name } = invoice;
  return {
    subject: `Tweede controle: ${titleOf(invoice)}`,
    author: { id: approver_id, name: approver_name },
    lines: [name, ...(total_cents === null ? [] : [`Bedrag: ${formatAmount(total_cents / 100, currency)}`])],
    path: `/invoices-check/${key.entity_id}`,
    thread: key.entity_id,
  };
}

/**
 * Call this in the transaction of the decision. Mails wait `SECOND_CHECK_MAIL_DELAY_MS`, in which the checker can undo the
 * decision (docs/decisions/0162).
 */
export async function tellOtherCheckers(
  transaction: Queries,
  {
    association_id,
    invoice_id,
    decided_at,
  }: { association_id: string; invoice_id: string; decided_at: Date },
): Promise<void> {
  await requestNotification(
    transaction,
    { association_id, kind: 'second_checks', entity_id: invoice_id },
    { now: decided_at, dueAt: new Date(decided_at.getTime() + SECOND_CHECK_MAIL_DELAY_MS) },
  );
}
