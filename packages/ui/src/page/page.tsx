import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Where the skip link leads: the content of every page. */
export const MAIN_ID = 'inhoud';

/** The content of a page, at most 1200 pixels wide. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={styles['page']}>
      {children}
    </main>
  );
}

/** A narrow column beside a wide one; below each other on a phone. */
export function SideLayout({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles['columns']}>
      <div>{side}</div>
      <div>{children}</div>
    </div>
  );
}
