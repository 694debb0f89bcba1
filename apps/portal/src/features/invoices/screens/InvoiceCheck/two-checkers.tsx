import type { Invoice } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { texts } from './texts.ts';

export const isWaitingForOther = ({
  check_status,
  approvals,
  approvals_required,
  is_approved_by_you,
}: Invoice): boolean => check_status === 'to_check' && is_approved_by_you && approvals < approvals_required;

/** Returns the name of the checker whose approval stands. Who withdrew it, or withdrew a rejection, has none of that. */
function agreeingChecker({ decisions }: Invoice): string | undefined {
  const withdrawn = new Set<string>();
  // The latest decision is the first.
  for (const { decision, decided_by } of decisions) {
    if (decision === 'withdrawn') withdrawn.add(decided_by);
    else if (!withdrawn.delete(decided_by) && decision === 'approved') return decided_by;
  }
  return undefined;
}

function textOf(invoice: Invoice): string {
  const { twoCheckers } = texts;
  if (isWaitingForOther(invoice)) return twoCheckers.yours;
  return invoice.approvals > 0 ? twoCheckers.half(agreeingChecker(invoice)) : twoCheckers.none;
}

export function TwoCheckers({ invoice }: { invoice: Invoice }) {
  if (invoice.check_status !== 'to_check' || invoice.approvals_required < 2) return null;
  return (
    <Alert tone="info" title={texts.twoCheckers.title}>
      {textOf(invoice)}
    </Alert>
  );
}
