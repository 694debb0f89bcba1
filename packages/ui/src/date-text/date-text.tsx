import { formatDate, formatLongDate, formatTime } from '@mijn/domain/formats';
import styles from './date-text.module.css';

export interface DateTextProps {
  /** As on the wire: a day (`2026-01-02`) or a moment (`2026-01-02T09:12:00Z`). */
  date: string;
  /** `short`: 2-1-2026; `long`: vrijdag 2 januari 2026; `time`: 2-1-2026, 9.12 uur (specification §9). */
  look?: 'short' | 'long' | 'time';
}

const written = {
  short: formatDate,
  long: formatLongDate,
  time: (date: string) => `${formatDate(date)}, ${formatTime(date)}`,
};

/** A date for people, that stays on one line, with the same date for machines. */
export function DateText({ date, look = 'short' }: DateTextProps) {
  return (
    <time className={styles['date']} dateTime={date}>
      {written[look](date)}
    </time>
  );
}
