import type { InvoiceDifference, InvoiceSum } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { texts as sharedTexts } from '../../components/texts.ts';
import { listTexts } from './signal-texts.ts';
import { whole } from './whole.ts';

/** The sums of the e-invoice that do not add up, one a line. */
export function SumsSignal({ sums }: { sums: readonly InvoiceSum[] }) {
  const { title, sums: texts } = listTexts.sums_differ;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap="small">
        {sums.map((sum) => (
          <p key={`${sum.sum} ${sum.vat_rate}`}>
            {texts[sum.sum](whole(sum.expected), whole(sum.found), sum)}
          </p>
        ))}
      </Stack>
    </Alert>
  );
}

const written = (field: string, value: string | null): string => {
  if (value === null) return sharedTexts.unknown;
  return field === 'iban' ? whole(value) : value;
};

/** Where the provider says something else than the e-invoice, one a line. */
export function ColumnsSignal({ differences }: { differences: readonly InvoiceDifference[] }) {
  const { title, fields, difference } = listTexts.columns_differ;
  return (
    <Alert tone="warning" title={title}>
      <Stack gap="small">
        {differences.map(({ field, before, after }) =>
          field === 'pdf' || field === 'e_invoice' ? null : (
            <p key={field}>{difference(fields[field], written(field, before), written(field, after))}</p>
          ),
        )}
      </Stack>
    </Alert>
  );
}
