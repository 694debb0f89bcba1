import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './document-list.module.css';

/** The list while it loads: rows of the height that the real ones have. */
export function DocumentListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['row']}>
            <Skeleton width="52px" height="68px" shape="block" />
            <div className={styles['main']}>
              <Skeleton width={`${28 + ((row * 17) % 30)}ch`} height="1.4em" />
              <Skeleton width="22ch" height="1.2em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
