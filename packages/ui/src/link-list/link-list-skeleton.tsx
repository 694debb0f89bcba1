import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './link-list.module.css';

/** The links while they load: rows of the height that the real ones have. */
export function LinkListSkeleton({ rows = 3 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['pending']}>
            <Skeleton width={`${22 + ((row * 7) % 12)}ch`} height="1.55em" />
            <Skeleton width="18ch" height="1.35em" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
