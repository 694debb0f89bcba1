import type { Invoice, InvoiceSignal } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { paths } from '../../../../app/paths.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { ChangedSignal } from './changed-signal.tsx';
import { texts } from './texts.ts';
import { whole } from './whole.ts';

interface SignalProps {
  signal: InvoiceSignal;
  invoice: Invoice;
}

const written = (value: string | null) => whole(value ?? sharedTexts.unknown);

function Signal({ signal, invoice }: SignalProps) {
  const { code, expected, found, invoice_id } = signal;
  if (code === 'changed_after_decision') return <ChangedSignal signal={signal} invoice={invoice} />;
  const { title, text } = texts.signals[code];
  return (
    <Alert
      tone="warning"
      title={title}
      actions={invoice_id ? <Link href={paths.invoice.build(invoice_id)}>{texts.earlier}</Link> : undefined}
    >
      {text(written(expected), written(found))}
    </Alert>
  );
}

/** Why one may want to look twice. It never keeps anyone from deciding. */
export function InvoiceSignals({ invoice }: { invoice: Invoice }) {
  return invoice.signals.map((signal) => <Signal key={signal.code} signal={signal} invoice={invoice} />);
}
