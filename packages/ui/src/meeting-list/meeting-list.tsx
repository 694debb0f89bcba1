import type { ReactNode } from 'react';
import styles from './meeting-list.module.css';

export interface MeetingListProps {
  label: string;
  /** `plain`: inside something that has a surface of its own, such as a Card. */
  look?: 'surface' | 'plain';
  children: ReactNode;
}

/** Meetings below each other. Holds MeetingRows. */
export function MeetingList({ label, look = 'surface', children }: MeetingListProps) {
  return (
    <ul aria-label={label} className={styles['list']} data-look={look}>
      {children}
    </ul>
  );
}
