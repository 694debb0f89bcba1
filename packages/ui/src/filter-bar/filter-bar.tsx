import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** The search field, over the whole width. */
  search?: ReactNode;
  /** What stands at the end of the chips' line, such as a checkbox; on a phone below them. */
  end?: ReactNode;
  /** The filters as chips. */
  children: ReactNode;
}

/** What stands above a list to choose what it shows: the search, and below it the filters. */
export function FilterBar({ search, end, children }: FilterBarProps) {
  return (
    <div className={styles['bar']}>
      {search}
      <div className={styles['chips']}>
        {children}
        {end !== undefined && <div className={styles['end']}>{end}</div>}
      </div>
    </div>
  );
}

/** How much passes the filters, above the list. It is read out when it changes. */
export function ResultCount({ children }: { children: ReactNode }) {
  return <output className={styles['count']}>{children}</output>;
}
