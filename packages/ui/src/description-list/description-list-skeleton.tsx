import { Skeleton, SkeletonGroup } from '../skeleton/index.ts';
import styles from './description-list.module.css';
import type { DescriptionListProps } from './description-list.tsx';

/** The facts while they load: lines of the height that the real ones have. */
export function DescriptionListSkeleton({
  entries = 4,
  look = 'columns',
}: {
  entries?: number;
  look?: DescriptionListProps['look'];
}) {
  return (
    <SkeletonGroup>
      <div className={styles['list']} data-look={look}>
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
