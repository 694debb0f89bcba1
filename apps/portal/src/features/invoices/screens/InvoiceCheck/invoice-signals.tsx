import type { Invoice, InvoiceSignal } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { paths } from '../../../../app/paths.ts';
import { texts as sharedTexts } from '../../components/texts.ts';
import { texts } from './texts.ts';

/** An account number or an amount, not broken over two lines. */
const whole = (value: string | null) => (value ?? sharedTexts.unknown).replaceAll(/(?<!,) /gu, '\u00a0');

function Signal({ code, expected, found, invoice_id }: InvoiceSignal) {
  const { title, text } = texts.signals[code];
  return (
    <Alert
      tone="warning"
      title={title}
      actions={invoice_id ? <Link href={paths.invoice.build(invoice_id)}>{texts.earlier}</Link> : undefined}
    >
      {text(whole(expected), whole(found))}
    </Alert>
  );
}

/** Why one may want to look twice. It never keeps anyone from deciding. */
export function InvoiceSignals({ signals }: Pick<Invoice, 'signals'>) {
  return signals.map((signal) => <Signal key={signal.code} {...signal} />);
}
