import type { Invoice, InvoiceSignal } from '@mijn/domain/invoices';
import { Alert } from '@mijn/ui/alert';
import { DateText } from '@mijn/ui/date-text';
import { Stack } from '@mijn/ui/stack';
import { Differences } from './differences.tsx';
import { texts } from './texts.ts';

interface ChangedSignalProps {
  signal: InvoiceSignal;
  invoice: Pick<Invoice, 'changes' | 'is_processed'>;
}

/** It is no longer what was decided on: what it was then and is now, and what that means for the decision. */
export function ChangedSignal({ signal, invoice: { changes, is_processed } }: ChangedSignalProps) {
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
