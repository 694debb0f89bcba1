import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './task-card.module.css';

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
