import type { InvoiceInList } from '@mijn/domain/invoices';
import { Tag } from '@mijn/ui/tag';
import { approvalText } from '../../components/approval-text.ts';
import { markTexts, texts } from './texts.ts';

/** The maximum number of signals that a row names. The page of the invoice has all of them. */
const NAMED_MAX = 2;

/** Returns what asks for a look before the decision, most important first. */
function reasonsOf({ returned, is_overdue, signals }: InvoiceInList): string[] {
  return [
    ...(returned === null ? [] : [markTexts.returned[returned]]),
    ...signals.map((code) => markTexts.signals[code]),
    ...(is_overdue ? [markTexts.overdue] : []),
  ];
}

/** Shows the number of an invoice, how many of two checkers agree and whose turn it is, and what asks for a look, in words. */
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
