import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './photo-grid.module.css';
import { texts } from './texts.ts';

export interface PhotoGridSkeletonProps {
  /** How many photos are to be expected. */
  count?: number;
}

/** In the place of photos that are still to be asked for. */
export function PhotoGridSkeleton({ count = 8 }: PhotoGridSkeletonProps) {
  return (
    <SkeletonGroup label={texts.loading}>
      <div className={styles['grid']}>
        {Array.from({ length: count }, (_, at) => (
          <span key={at} className={styles['frame']}>
            <Skeleton shape="block" height="100%" />
          </span>
        ))}
      </div>
    </SkeletonGroup>
  );
}
