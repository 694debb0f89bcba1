import { formatDate, formatLongDate, formatTime } from '@mijn/domain/formats';
import styles from './date-text.module.css';

export interface DateTextProps {
  /** A date (`2026-01-02`) or timestamp (`2026-01-02T09:12:00Z`), as in the API. */
  date: string;
  /** The format. `short` is 2-1-2026, `long` is vrijdag 2 januari 2026, `time` is 2-1-2026, 9.12 uur. */
  look?: 'short' | 'long' | 'time';
}

const written = {
  short: formatDate,
  long: formatLongDate,
  time: (date: string) => `${formatDate(date)}, ${formatTime(date)}`,
};

export function DateText({ date, look = 'short' }: DateTextProps) {
  return (
    <time className={styles['date']} dateTime={date}>
      {written[look](date)}
    </time>
  );
}
