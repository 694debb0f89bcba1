import type { ReactNode } from 'react';
import styles from './grid.module.css';

export interface GridProps {
  /** The width below which a column is not squeezed: 12, 18 or 26 times the size of the text. */
  columns?: 'narrow' | 'medium' | 'wide';
  /** `large` between the rows: for parts of a page that have headings of their own. */
  gap?: 'medium' | 'large';
  children: ReactNode;
}

/** Elements of equal width beside each other, as many as fit; on a phone below each other. */
export function Grid({ columns = 'medium', gap = 'medium', children }: GridProps) {
  return (
    <div className={styles['grid']} data-columns={columns} data-gap={gap}>
      {children}
    </div>
  );
}

/** An element that takes a whole row of the grid. */
export function GridRow({ children }: { children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
