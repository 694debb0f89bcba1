import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { shellTexts } from './texts.ts';
import styles from './screen-pending.module.css';

/** The shape of a screen while its script loads; it shows after 150 ms only. */
export function ScreenPending() {
  return (
    <div className={styles['pending']}>
      <SkeletonGroup label={shellTexts.loading}>
        <Skeleton width="40%" height="2.5rem" />
        <Skeleton width="100%" height="8rem" shape="block" />
        <Skeleton width="100%" height="8rem" shape="block" />
      </SkeletonGroup>
    </div>
  );
}
