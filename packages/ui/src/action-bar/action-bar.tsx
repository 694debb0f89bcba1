import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** What is decided: "Uw oordeel". */
  label: string;
  /** Two or three buttons, the most important first. */
  children: ReactNode;
}

/** The buttons that decide about what is shown: always in view, and on a phone within reach of the thumb. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <fieldset aria-label={label} className={styles['bar']}>
      {children}
    </fieldset>
  );
}
