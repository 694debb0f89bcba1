import { mdiAlertOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './tag.module.css';

export interface TagProps {
  /**
   * The look of the tag. `attention` is for texts for the board, `outline`
   * is for a type, such as the type of a file. `warning` is for something to look at, and has an icon.
   */
  look?: 'plain' | 'attention' | 'outline' | 'warning';
  children: ReactNode;
}

/** Shows a short label of an item. */
export function Tag({ look = 'plain', children }: TagProps) {
  return (
    <span className={styles['tag']} data-look={look}>
      {look === 'warning' && <Icon path={mdiAlertOutline} />}
      {children}
    </span>
  );
}
