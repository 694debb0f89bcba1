import type { ReactNode } from 'react';
import styles from './clamped-text.module.css';

/** A text of at most two lines, in a table or list that leads to the whole of it. */
export function ClampedText({ children }: { children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>;
}
