import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './document-list.module.css';

interface DocumentListSkeletonProps {
  rows?: number;
  /** Whether the rows say what they are for. */
  hasDescriptions?: boolean;
}

/** The list while it loads: rows of the height that the real ones have. */
export function DocumentListSkeleton({ rows = 6, hasDescriptions = false }: DocumentListSkeletonProps) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['row']}>
            <Skeleton width="52px" height="68px" shape="block" />
            <div className={styles['main']}>
              <Skeleton width={`${28 + ((row * 17) % 30)}ch`} height="1.4em" />
              {hasDescriptions && <Skeleton width={`${40 - ((row * 7) % 12)}ch`} height="1.55em" />}
              <Skeleton width="22ch" height="1.2em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
