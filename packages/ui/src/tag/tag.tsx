import type { ReactNode } from 'react';
import styles from './tag.module.css';

export interface TagProps {
  /**
   * The look of the tag. `attention` is for texts for the board, `outline`
   * is for a type, such as the type of a file.
   */
  look?: 'plain' | 'attention' | 'outline';
  children: ReactNode;
}

/** Shows a short label of an item. */
export function Tag({ look = 'plain', children }: TagProps) {
  return (
    <span className={styles['tag']} data-look={look}>
      {children}
    </span>
  );
}
