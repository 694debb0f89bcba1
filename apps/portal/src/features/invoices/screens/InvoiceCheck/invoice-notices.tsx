import type { Invoice } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { invoicePath } from '../../invoices.paths.ts';
import { texts } from './texts.ts';

export function InvoiceNotices({ invoice }: { invoice: Invoice }) {
  const { beingRead, creditedRejected } = texts;
  const rejected = invoice.preceding_invoices.filter(({ check_status }) => check_status === 'rejected');
  return (
    <>
      {rejected.map(({ number, invoice_id }) => (
        <Alert
          key={number}
          tone="info"
          title={creditedRejected.title}
          actions={<Link href={invoicePath(invoice_id)}>{creditedRejected.link}</Link>}
        >
          {creditedRejected.text(number)}
        </Alert>
      ))}
      {invoice.is_being_read && (
        <Alert tone="info" title={beingRead.title} isAnnounced>
          {beingRead.text}
        </Alert>
      )}
    </>
  );
}
