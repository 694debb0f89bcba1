import { mdiArrowRight } from '@mdi/js';
import type { InvoiceSummary } from '@mijn/domain/invoices';
import { DateText } from '@mijn/ui/date-text';
import { LinkButton } from '@mijn/ui/link-button';
import { TaskCard } from '@mijn/ui/task-card';
import { toCheckUrl } from '../invoices-url.ts';
import { texts } from './texts.ts';

interface InvoicesToCheckProps {
  data: readonly InvoiceSummary[];
  total: number;
  /** The number of these invoices that another checker agrees with already. */
  second_checks: number;
}

export function InvoicesToCheck({ data, total, second_checks }: InvoicesToCheckProps) {
  if (total === 0) return null;
  const [oldest] = data;
  return (
    <TaskCard
      figure={total}
      title={texts.waiting(total)}
      action={
        <LinkButton href={toCheckUrl} iconAfter={mdiArrowRight}>
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
