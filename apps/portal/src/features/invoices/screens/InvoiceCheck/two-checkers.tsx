import type { Invoice } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { texts } from './texts.ts';

/** Returns whether the caller agrees with an invoice that waits for another checker. */
export const isWaitingForOther = ({
  check_status,
  approvals,
  approvals_required,
  is_approved_by_you,
}: Invoice): boolean => check_status === 'to_check' && is_approved_by_you && approvals < approvals_required;

function textOf(invoice: Invoice): string {
  const { twoCheckers } = texts;
  if (isWaitingForOther(invoice)) return twoCheckers.yours;
  const latest = invoice.decisions.find(({ decision }) => decision === 'approved');
  return invoice.approvals > 0 ? twoCheckers.half(latest?.decided_by) : twoCheckers.none;
}

/** Shows a checker that two checkers must agree with an invoice to check, and how many do. */
export function TwoCheckers({ invoice }: { invoice: Invoice }) {
  if (invoice.check_status !== 'to_check' || invoice.approvals_required < 2) return null;
  return (
    <Alert tone="info" title={texts.twoCheckers.title}>
      {textOf(invoice)}
    </Alert>
  );
}
