import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/skip-link.tsx';
import styles from './app-shell.module.css';
import { isAlwaysAbove, isSticky, useHeightProperty } from './use-height-property.ts';

export interface AppShellProps {
  /** The banners, above all other content. The banners stay in view while the page scrolls. */
  banners?: ReactNode;
  topBar: ReactNode;
  navigation?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** The content is at least as high as the viewport, so that the footer is not in view before the page has loaded. */
export function AppShell({ banners, topBar, navigation, footer, children }: AppShellProps) {
  const bannersRef = useHeightProperty('--sticky-top', isSticky);
  const menuRef = useHeightProperty('--menu-height', isAlwaysAbove);
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <div ref={bannersRef} className={styles['banners']}>
        {banners}
      </div>
      <div ref={menuRef}>
        {topBar}
        {navigation}
      </div>
      <div className={styles['content']}>{children}</div>
      {footer}
    </div>
  );
}
