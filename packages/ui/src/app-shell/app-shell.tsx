import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './app-shell.module.css';
import { useStickyHeight } from './use-sticky-height.ts';

export interface AppShellProps {
  /** Banners, above everything. They stay in view while the page scrolls. */
  banners?: ReactNode;
  topBar: ReactNode;
  /** The NavigationMenu; not there for a member without associations. */
  navigation?: ReactNode;
  footer: ReactNode;
  /** The Page. */
  children: ReactNode;
}

/** The frame of a page. The content is as high as the screen at least, so that the footer never jumps into view. */
export function AppShell({ banners, topBar, navigation, footer, children }: AppShellProps) {
  const bannersRef = useStickyHeight();
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <div ref={bannersRef} className={styles['banners']}>
        {banners}
      </div>
      {topBar}
      {navigation}
      <div className={styles['content']}>{children}</div>
      {footer}
    </div>
  );
}
