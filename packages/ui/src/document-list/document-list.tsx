import type { ReactNode } from 'react';
import styles from './document-list.module.css';

/** Documents below each other, from edge to edge on a phone. Holds DocumentRows. */
export function DocumentList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {children}
    </ul>
  );
}
