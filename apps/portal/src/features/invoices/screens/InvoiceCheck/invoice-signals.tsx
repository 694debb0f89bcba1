import type { Invoice, InvoiceSignal } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { invoicePath } from '../../invoices.routes.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { ChangedSignal } from './changed-signal.tsx';
import { ColumnsSignal, SumsSignal } from './list-signals.tsx';
import { signalTexts } from './signal-texts.ts';
import { whole } from './whole.ts';

interface SignalProps {
  signal: InvoiceSignal;
  invoice: Invoice;
}

function Signal({ signal, invoice }: SignalProps) {
  const { code, expected, found, invoice_id } = signal;
  if (code === 'changed_after_decision') return <ChangedSignal signal={signal} invoice={invoice} />;
  if (code === 'sums_differ') return <SumsSignal sums={signal.sums} />;
  if (code === 'columns_differ') return <ColumnsSignal differences={signal.differences} />;
  const { title, text, link } = signalTexts[code];
  // Names may be broken over lines; accounts and amounts may not.
  const written = code === 'addressed_elsewhere' ? String : whole;
  return (
    <Alert
      tone="warning"
      title={title}
      actions={invoice_id && link ? <Link href={invoicePath(invoice_id)}>{link}</Link> : undefined}
    >
      {text({
        expected: expected === null ? null : written(expected),
        found: written(found ?? sharedTexts.unknown),
        invoice,
      })}
    </Alert>
  );
}

/** Why one may want to look twice. It never keeps anyone from deciding. */
export function InvoiceSignals({ invoice }: { invoice: Invoice }) {
  // Two signals of one kind are about two accounts.
  return invoice.signals.map((signal) => (
    <Signal key={`${signal.code} ${signal.found}`} signal={signal} invoice={invoice} />
  ));
}
