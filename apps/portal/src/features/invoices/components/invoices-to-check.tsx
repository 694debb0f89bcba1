import { mdiArrowRight } from '@mdi/js';
import type { InvoiceSummary } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { LinkButton } from '@mijn/ui/link-button';
import { TaskCard } from '@mijn/ui/task-card';
import { toCheckAddress } from '../invoices-address.ts';
import { texts } from './texts.ts';

interface InvoicesToCheckProps {
  /** The first invoices to check, the oldest first. */
  data: readonly InvoiceSummary[];
  /** The total number of invoices to check. */
  total: number;
  /** The number of these invoices that another checker agrees with already. */
  second_checks: number;
}

/**
 * Shows a checker in the overview how many invoices wait and since when, with a link to these invoices.
 * Renders nothing if no invoice waits.
 */
export function InvoicesToCheck({ data, total, second_checks }: InvoicesToCheckProps) {
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
          {texts.oldestSince} <DateText date={oldest.created_at} />.{' '}
          {second_checks > 0 && texts.asSecond(second_checks)}
        </>
      )}
    </TaskCard>
  );
}
