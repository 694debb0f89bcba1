import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './task-card.module.css';

export interface TaskCardProps {
  /** The number of items that need an action. */
  figure: number;
  /** The text after the figure, such as "Facturen wachten op uw controle". */
  title: string;
  children?: ReactNode;
  /** A link to the items. */
  action: ReactNode;
}

/** Shows that items need an action of the user, with their number and a link. Use at most one card on a page. */
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

/** Shows a placeholder for a card that loads, with the height of a loaded card. */
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
