import type { ReactNode } from 'react';
import styles from './thumb-place.module.css';

export interface ThumbPlaceProps {
  /** One button or link. */
  children: ReactNode;
}

/** Shows the main action of a page where it stands, and on a phone at the bottom of the screen, where the thumb reaches it. */
export function ThumbPlace({ children }: ThumbPlaceProps) {
  return <div className={styles['place']}>{children}</div>;
}
