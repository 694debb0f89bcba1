import type { ReactNode, Ref } from 'react';
import { Skeleton, SkeletonGroup } from '../skeleton/skeleton.tsx';
import styles from './page.module.css';

/** The id of the content of every page, which the SkipLink links to. */
export const MAIN_ID = 'inhoud';

export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles['page']}>
      {children}
    </main>
  );
}

export interface PlainPageProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function PlainPage({ title, headingRef, children }: PlainPageProps) {
  return (
    <Page>
      <div className={styles['blocks']}>
        <h1 ref={headingRef} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Page>
  );
}

export interface SideLayoutProps {
  side: ReactNode;
  /** The place of the narrow column: before the wide column, or after it. */
  place?: 'start' | 'end';
  /** Whether a phone shows the narrow column. Without it, a phone needs another way to its content. */
  isOnPhone?: boolean;
  children: ReactNode;
}

/** Shows a narrow column beside a wide column. On a phone the columns are below each other. */
export function SideLayout({ side, place = 'start', isOnPhone = true, children }: SideLayoutProps) {
  const narrow = (
    <div className={styles['side']} data-not-on-phone={!isOnPhone || undefined}>
      {side}
    </div>
  );
  return (
    <div className={styles['columns']} data-side={place}>
      {place === 'start' && narrow}
      <div>{children}</div>
      {place === 'end' && narrow}
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
