import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import type { MeetingListProps } from './meeting-list.tsx';
import styles from './meeting-list.module.css';

interface MeetingListSkeletonProps extends Pick<MeetingListProps, 'look'> {
  rows?: number;
  /** Whether the list will stand below the heading of its year. */
  hasYear?: boolean;
}

/** The list while it loads: rows of the height that the real ones have. */
export function MeetingListSkeleton({
  rows = 3,
  look = 'surface',
  hasYear = false,
}: MeetingListSkeletonProps) {
  return (
    <SkeletonGroup>
      {hasYear && (
        <div className={styles['heading']}>
          <Skeleton width="4ch" height="1lh" />
        </div>
      )}
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
