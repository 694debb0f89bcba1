import type { Invoice, InvoiceDifference, InvoiceSignal, InvoiceSum } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { DateText } from '@mijn/ui/date-text';
import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { texts as sharedTexts } from '../../components/texts.ts';
import { unbroken } from '../../figures.ts';
import { invoicePath } from '../../invoices.paths.ts';
import { listTexts, signalTexts } from './signal-texts.ts';
import { texts } from './texts.ts';

const formatted = (field: string, value: string): string => (field === 'iban' ? unbroken(value) : value);

export function Differences({ differences }: { differences: readonly InvoiceDifference[] }) {
  return differences.map(({ field, before, after }) => {
    const shown = (value: string | null) => (value === null ? undefined : formatted(field, value));
    return <p key={field}>{texts.differences[field](shown(before), shown(after))}</p>;
  });
}

interface ChangedSignalProps {
  signal: InvoiceSignal;
  invoice: Pick<Invoice, 'changes' | 'is_processed'>;
}

function ChangedSignal({ signal, invoice: { changes, is_processed } }: ChangedSignalProps) {
  const [last] = changes;
  const { title, changedAt, processed, reopened } = texts.changed;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap="small">
        {last && (
          <p>
            {changedAt} <DateText date={last.changed_at} look="time" />. {is_processed ? processed : reopened}
          </p>
        )}
        <Differences differences={signal.differences} />
      </Stack>
    </Alert>
  );
}

function SumsSignal({ sums }: { sums: readonly InvoiceSum[] }) {
  const { title, sums: sumTexts } = listTexts.sums_differ;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap="small">
        {sums.map((sum) => (
          <p key={`${sum.sum} ${sum.vat_rate}`}>
            {sumTexts[sum.sum](unbroken(sum.expected), unbroken(sum.found), sum)}
          </p>
        ))}
      </Stack>
    </Alert>
  );
}

const orUnknown = (field: string, value: string | null): string =>
  value === null ? sharedTexts.unknown : formatted(field, value);

function ColumnsSignal({ differences }: { differences: readonly InvoiceDifference[] }) {
  const { title, fields, difference } = listTexts.columns_differ;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap="small">
        {differences.map(({ field, before, after }) =>
          field === 'pdf' || field === 'e_invoice' ? null : (
            <p key={field}>{difference(fields[field], orUnknown(field, before), orUnknown(field, after))}</p>
          ),
        )}
      </Stack>
    </Alert>
  );
}

interface SignalProps {
  signal: InvoiceSignal;
  invoice: Invoice;
}

function Signal({ signal, invoice }: SignalProps) {
  const { code, expected, found, invoice_id, differences } = signal;
  if (code === 'changed_after_decision') return <ChangedSignal signal={signal} invoice={invoice} />;
  if (code === 'sums_differ') return <SumsSignal sums={signal.sums} />;
  if (code === 'columns_differ') return <ColumnsSignal differences={signal.differences} />;
  const { title, text, link } = signalTexts[code];
  // A name or a text may be broken over two lines; an account number or an amount may not.
  const written = (value: string): string => (/^[^a-z]*$/u.test(value) ? unbroken(value) : value);
  return (
    <Alert
      tone="warning"
      title={title}
      actions={invoice_id && link ? <Link href={invoicePath(invoice_id)}>{link}</Link> : undefined}
    >
      {text({
        expected: expected === null ? null : written(expected),
        found: written(found ?? sharedTexts.unknown),
        differences,
        invoice,
      })}
    </Alert>
  );
}

/** Shows the signals of an invoice: reasons to look at it carefully. A signal never prevents a decision. */
export function InvoiceSignals({ invoice }: { invoice: Invoice }) {
  // Two signals with the same code can be about two accounts.
  return invoice.signals.map((signal) => (
    <Signal key={`${signal.code} ${signal.found}`} signal={signal} invoice={invoice} />
  ));
}
