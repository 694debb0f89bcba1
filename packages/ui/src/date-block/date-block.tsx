import { formatDateParts, formatLongDate } from '@mijn/domain/formats';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './date-block.module.css';

export interface DateBlockProps {
  /** As on the wire: a day, or a moment of a day. */
  date: string;
  /** `soft`: it is over. */
  tone?: 'strong' | 'soft';
  /** Where nothing beside it says the year. */
  hasYear?: boolean;
}

/** A day as a leaf of a calendar; a screen reader hears it whole: "woensdag 9 december 2026". */
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
