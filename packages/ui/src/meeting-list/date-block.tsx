import { formatDateParts, formatLongDate } from '@mijn/domain/formats';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './date-block.module.css';

export interface DateBlockProps {
  /** A date or timestamp, as in the API. */
  date: string;
  /** The look of the block. `soft` is for a past date. */
  tone?: 'strong' | 'soft';
  /** Whether the block shows the year. Use this if no text near the block has the year. */
  hasYear?: boolean;
}

export function DateBlock({ date, tone = 'strong', hasYear = false }: DateBlockProps) {
  const { weekday, day, month, year } = formatDateParts(date);
  return (
    <time className={styles['block']} data-tone={tone} dateTime={date}>
      <VisuallyHidden>{formatLongDate(date)}</VisuallyHidden>
      <span aria-hidden>{hasYear ? `${month} ${year}` : month}</span>
      <strong aria-hidden>{day}</strong>
      <span aria-hidden>{weekday}</span>
    </time>
  );
}

/** Keeps the place of a DateBlock while its date loads. */
export function DateBlockSkeleton() {
  return <div className={styles['block']} data-tone="soft" />;
}
