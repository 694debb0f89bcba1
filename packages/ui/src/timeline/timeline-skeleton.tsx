import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './timeline.module.css';

/** The history while it loads: entries of the height that the real ones have. */
export function TimelineSkeleton({ entries = 3 }: { entries?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['timeline']}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry} className={styles['entry']}>
            <Skeleton width={`${14 + ((entry * 7) % 10)}ch`} height="1lh" />
            <span className={styles['facts']}>
              <Skeleton width="22ch" height="1lh" />
            </span>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
