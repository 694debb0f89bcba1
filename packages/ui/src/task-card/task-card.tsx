import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
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

/** The card while it loads, of the height that the real one has. */
export function TaskCardSkeleton() {
  return (
    <SkeletonGroup>
      <div className={styles['card']} data-pending>
        <Skeleton width="3.5rem" height="3.5rem" shape="block" />
        <div>
          <Skeleton width="min(100%, 24ch)" height="1.5rem" />
          <Skeleton width="min(100%, 32ch)" height="1.4em" />
        </div>
        <div className={styles['action']}>
          <Skeleton width="14rem" height="var(--size-control)" shape="block" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
