import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import type { MeetingListProps } from './meeting-list.tsx';
import styles from './meeting-list.module.css';

/** The list while it loads: rows of the height that the real ones have. */
export function MeetingListSkeleton({
  rows = 3,
  look = 'surface',
}: Pick<MeetingListProps, 'look'> & { rows?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['list']} data-look={look}>
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className={styles['row']}>
            <div className={styles['leaf']}>
              <Skeleton width="100%" height="100%" shape="block" />
            </div>
            <div className={styles['main']}>
              <Skeleton width={`${22 + ((row * 7) % 12)}ch`} height="1.4em" />
              <Skeleton width="26ch" height="1.55em" />
              <Skeleton width="9ch" height="1.55em" />
            </div>
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
