import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './page.module.css';

/** The id of the content of every page, which the SkipLink links to. */
export const MAIN_ID = 'inhoud';

/** Shows the content of a page, at most 1200 pixels wide. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles['page']}>
      {children}
    </main>
  );
}

/** Shows a narrow column beside a wide column. On a phone the columns are below each other. */
export function SideLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div>{side}</div>
      <div>{children}</div>
    </div>
  );
}

/** Shows content in a column of at most 760 pixels wide, for forms and settings on a wide page. */
export function NarrowColumn({ children }: { children: ReactNode }) {
  return <div className={styles['narrow']}>{children}</div>;
}

/** Shows a placeholder for a page whose script loads: a title and two blocks. */
export function PageSkeleton() {
  return (
    <div className={styles['page']}>
      <SkeletonGroup>
        <div className={styles['blocks']}>
          <Skeleton width="40%" height="2.5rem" />
          <Skeleton height="8rem" shape="block" />
          <Skeleton height="8rem" shape="block" />
        </div>
      </SkeletonGroup>
    </div>
  );
}
