import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './description-list.module.css';

/** The facts while they load: lines of the height that the real ones have. */
export function DescriptionListSkeleton({ entries = 4 }: { entries?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['list']}>
        {Array.from({ length: entries }, (_, entry) => (
          <div key={entry}>
            <Skeleton width={`${8 + ((entry * 5) % 7)}ch`} height="1lh" />
            <Skeleton width={`${14 + ((entry * 11) % 12)}ch`} height="1lh" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
