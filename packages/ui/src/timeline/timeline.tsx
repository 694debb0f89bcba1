import type { ReactNode } from 'react';
import { DateText } from '../date-text/date-text.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { texts } from './texts.ts';
import styles from './timeline.module.css';

export interface TimelineEntry {
  id: string;
  /** What happened: "Afgekeurd". */
  what: string;
  /** Who did it; left out for what the system did. */
  who?: string | undefined;
  /** The moment, as on the wire: `2026-11-03T09:12:00Z`. */
  when: string;
  /** What they wrote with it. */
  remark?: ReactNode;
  /** The colour of its mark; the words say the same. */
  tone?: 'success' | 'danger';
}

export interface TimelineProps {
  /** What it is the history of: "Verloop van factuur 2026-0817". */
  label: string;
  /** In any order: the newest is shown first. */
  entries: readonly TimelineEntry[];
}

/** Events below each other: what, who, when, and a remark. */
export function Timeline({ label, entries }: TimelineProps) {
  if (entries.length === 0) return <p className={styles['empty']}>{texts.empty}</p>;
  const newestFirst = [...entries].sort((a, b) => Date.parse(b.when) - Date.parse(a.when));
  return (
    <ol reversed aria-label={label} className={styles['timeline']}>
      {newestFirst.map(({ id, what, who, when, remark, tone }) => (
        <li key={id} className={styles['entry']} data-tone={tone}>
          <strong>{what}</strong>
          <span className={styles['facts']}>
            {who !== undefined && `${who} · `}
            <DateText date={when} look="time" />
          </span>
          {remark !== undefined && <div className={styles['remark']}>{remark}</div>}
        </li>
      ))}
    </ol>
  );
}

/** The history while it loads: entries of the height that the real ones have. */
export function TimelineSkeleton({ entries = 3 }: { entries?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['timeline']}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry} className={styles['entry']}>
            <Skeleton width={`${14 + ((entry * 7) % 10)}ch`} height="1lh" />
            <span className={styles['facts']}>
              <Skeleton width="22ch" height="1lh" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
