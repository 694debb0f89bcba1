import type { InvoiceInList } from '@mijn/domain/invoices';
import { Tag } from '@mijn/ui/tag';
import { approvalText } from '../../components/approval-text.ts';
import { markTexts, texts } from './texts.ts';

/** The maximum number of signals that a row names. The page of the invoice has all of them. */
const NAMED_MAX = 2;

/** Returns the reasons to look at an invoice first, most important first. */
function reasonsOf({ returned, is_overdue, signals }: InvoiceInList): string[] {
  return [
    ...(returned === null ? [] : [markTexts.returned[returned]]),
    ...signals.map((code) => markTexts.signals[code]),
    ...(is_overdue ? [markTexts.overdue] : []),
  ];
}

export function InvoiceMarks({ invoice, canCheck }: { invoice: InvoiceInList; canCheck: boolean }) {
  const reasons = reasonsOf(invoice);
  const more = reasons.length - NAMED_MAX;
  const approvals = approvalText(invoice, canCheck);
  return (
    <>
      {invoice.invoice_number !== null && <span>{texts.number(invoice.invoice_number)}</span>}
      {approvals !== undefined && <Tag>{approvals}</Tag>}
      {reasons.slice(0, more === 1 ? NAMED_MAX + 1 : NAMED_MAX).map((reason) => (
        <Tag key={reason} look="warning">
          {reason}
        </Tag>
      ))}
      {more > 1 && <span>{markTexts.more(more)}</span>}
    </>
  );
}
