import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** The subject of the decision, such as "Uw oordeel". Screen readers read it as the name of the group of buttons. */
  label: string;
  /** Two or three buttons, with the most important button first. */
  children: ReactNode;
}

/** Shows the buttons for a decision about the content of the page. The bar is always in view. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <fieldset aria-label={label} className={styles['bar']}>
      {children}
    </fieldset>
  );
}
