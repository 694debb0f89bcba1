import type { ReactNode } from 'react';
import styles from './grid.module.css';

export interface GridProps {
  /** The minimum width of a column: 12, 18 or 26 times the text size. */
  columns?: 'narrow' | 'medium' | 'wide';
  /** The space between the elements. `large` has more space between the rows, for parts with headings. */
  gap?: 'medium' | 'large';
  children: ReactNode;
}

export function Grid({ columns = 'medium', gap = 'medium', children }: GridProps) {
  return (
    <div className={styles['grid']} data-columns={columns} data-gap={gap}>
      {children}
    </div>
  );
}

export function GridRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
