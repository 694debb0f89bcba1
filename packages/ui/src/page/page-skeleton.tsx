import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './page.module.css';

/** The shape of a page while its script loads: a title and two blocks. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <SkeletonGroup>
        <div className={styles['blocks']}>
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton height="8rem" shape="block" />
          <Skeleton height="8rem" shape="block" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
