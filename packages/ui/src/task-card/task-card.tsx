import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './task-card.module.css';

export interface TaskCardProps {
  /** How many wait. */
  figure: number;
  /** What waits, after the figure: "Facturen wachten op uw controle". */
  title: string;
  children?: ReactNode;
  /** The way to it. */
  action: ReactNode;
}

/** There is something to do: how much, what, and the way to it. At most one on a page. */
export function TaskCard({ figure, title, children, action }: TaskCardProps) {
  return (
    <section className={styles['card']}>
      <span aria-hidden className={styles['figure']}>
        {figure}
      </span>
      <div>
        <h2>
          <VisuallyHidden>{figure}</VisuallyHidden> {title}
        </h2>
        {children !== undefined && <p>{children}</p>}
      </div>
      <div className={styles['action']}>{action}</div>
    </section>
  );
}
