import { mdiArrowRight } from '@mdi/js';
import type { InvoiceInList } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { LinkButton } from '@mijn/ui/link-button';
import { TaskCard } from '@mijn/ui/task-card';
import { toCheckAddress } from '../invoices-address.ts';
import { texts } from './texts.ts';

interface InvoicesToCheckProps {
  /** The first of them: what waits longest comes first. */
  data: readonly InvoiceInList[];
  /** How many wait in all. */
  total: number;
}

/** For the overview of a checker: how many invoices wait, since when, and the way to them. Nothing when none waits. */
export function InvoicesToCheck({ data, total }: InvoicesToCheckProps) {
  if (total === 0) return null;
  const [oldest] = data;
  return (
    <TaskCard
      figure={total}
      title={texts.waiting(total)}
      action={
        <LinkButton href={toCheckAddress} iconAfter={mdiArrowRight}>
          {texts.check}
        </LinkButton>
      }
    >
      {oldest && (
        <>
          {texts.oldestSince} <DateText date={oldest.created_at} />.
        </>
      )}
    </TaskCard>
  );
}
