import { useId, type ReactNode } from 'react';
import styles from './floating-panel.module.css';

export interface FloatingPanelProps {
  title: string;
  children: ReactNode;
}

/**
 * Shows a panel in a corner of the viewport that stays while the user continues to
 * work, such as the progress of a long task.
 */
export function FloatingPanel({ title, children }: FloatingPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['panel']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
