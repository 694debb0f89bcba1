import type { Invoice } from '@mijn/domain/invoices';
import { useEffect, useEffectEvent } from 'react';

/** The time between two questions whether a PDF is read, in milliseconds. */
const ASK_AFTER_MS = 3000;

/** The number of questions. They end after two minutes, because each counts as use of the session. */
const ASKS_MAX = 40;

/** Fetches an invoice again while its PDF is being read, so that the signals from the PDF appear. */
export function useUntilRead(
  invoice: Pick<Invoice, 'id' | 'is_being_read'> | undefined,
  refetch: () => unknown,
): void {
  const waitingFor = invoice?.is_being_read ? invoice.id : undefined;
  const ask = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (waitingFor === undefined) return undefined;
    let left = ASKS_MAX;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      ask();
    }, ASK_AFTER_MS);
    return () => clearInterval(timer);
  }, [waitingFor]);
}
