import type { InvoiceSummary } from '@mijn/domain/invoices';
import { texts } from './texts.ts';

type Counted = Pick<InvoiceSummary, 'check_status' | 'approvals' | 'approvals_required'>;

/** Returns how many of two checkers agree with an invoice to check, or undefined if one is enough or none does. */
export function countText({ check_status, approvals, approvals_required }: Counted): string | undefined {
  const isHalf = check_status === 'to_check' && approvals > 0 && approvals < approvals_required;
  return isHalf ? texts.approvals(approvals, approvals_required) : undefined;
}

/** Returns the same with whose turn it is: the caller's or that of another. Who only gets copies has no turn. */
export function approvalText(
  invoice: Counted & Pick<InvoiceSummary, 'is_approved_by_you'>,
  canCheck: boolean,
): string | undefined {
  const count = countText(invoice);
  if (count === undefined || !canCheck) return count;
  return invoice.is_approved_by_you ? texts.yours(count) : texts.yourTurn(count);
}
