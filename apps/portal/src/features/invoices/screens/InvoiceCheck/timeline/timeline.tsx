import type { ReactNode } from 'react';
import { DateText } from '@mijn/ui/date-text';
import { FactLine } from '@mijn/ui/fact-line';
import { texts } from './texts.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** The event, such as "Afgekeurd". */
  what: string;
  /** The name of the user, or undefined for an event of the system. */
  who?: string | undefined;
  /** The timestamp as in the API, such as `2026-11-03T09:12:00Z`. */
  when: string;
  /** The remark that the user wrote. */
  remark?: ReactNode;
  /** The colour of the dot. The text has the same meaning. */
  tone?: 'success' | 'danger';
}

export interface TimelineProps {
  /** The name of the timeline, such as "Verloop van factuur 2026-0817". */
  label: string;
  /** The events in any order. The newest event is shown first. */
  entries: readonly TimelineEntry[];
}

/** Shows events below each other, each with the user, the time and an optional remark. */
export function Timeline({ label, entries }: TimelineProps) {
  if (entries.length === 0) return <p className={styles['empty']}>{texts.empty}</p>;
  const newestFirst = [...entries].sort((a, b) => Date.parse(b.when) - Date.parse(a.when));
  return (
    <ol reversed aria-label={label} className={styles['timeline']}>
      {newestFirst.map(({ id, what, who, when, remark, tone }) => (
        <li key={id} className={styles['entry']} data-tone={tone}>
          <strong>{what}</strong>
          <span className={styles['facts']}>
            <FactLine>
              {who}
              <DateText date={when} look="time" />
            </FactLine>
          </span>
          {remark !== undefined && <div className={styles['remark']}>{remark}</div>}
        </li>
      ))}
    </ol>
  );
}
