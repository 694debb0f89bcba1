import type { ReactNode } from 'react';
import styles from './clamped-text.module.css';

/** Shows at most two lines of a text, in a table or list that links to the full text. */
export function ClampedText({ children }: { children: ReactNode }) {
  return <span className={styles['text']}>{children}</span>;
}
