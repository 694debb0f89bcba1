import type { ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /** `attention` for the board's mark; `outline` for a kind, such as a file's. */
  look?: 'plain' | 'attention' | 'outline';
  children: ReactNode;
}

/** A short word about an entry. */
export function Tag({ look = 'plain', children }: TagProps) {
  return (
    <span className={styles['tag']} data-look={look}>
      {children}
    </span>
  );
}
