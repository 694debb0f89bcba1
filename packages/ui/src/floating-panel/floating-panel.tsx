import { useId, type ReactNode } from 'react';
import styles from './floating-panel.module.css';

export interface FloatingPanelProps {
  title: string;
  children: ReactNode;
}

/** A panel in the corner of the window that stays while one works on: the progress of something long. */
export function FloatingPanel({ title, children }: FloatingPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['panel']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
