import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterBarProps {
  /** The search field, over the full width. */
  search?: ReactNode;
  /** Content at the end of the row of chips, such as a checkbox. On a phone it is below the chips. */
  end?: ReactNode;
  /** The filters as chips. */
  children: ReactNode;
}

/** Shows the search field and the filters above a list. */
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

/**
 * Shows the number of items that match the filters, above a list. Screen
 * readers read the number when it changes.
 */
export function ResultCount({ children }: { children: ReactNode }) {
  return <output className={styles['count']}>{children}</output>;
}
