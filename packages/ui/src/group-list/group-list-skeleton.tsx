import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './group-list.module.css';

/** The groups while they load: of the height that the real ones have, also in the row on a phone. */
export function GroupListSkeleton({ groups = 6 }: { groups?: number }) {
  return (
    <SkeletonGroup>
      <div className={styles['groups']}>
        {Array.from({ length: groups }, (_, group) => (
          <div key={group} className={styles['pending']}>
            <Skeleton width={`${9 + ((group * 5) % 7)}ch`} height="1.2em" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
