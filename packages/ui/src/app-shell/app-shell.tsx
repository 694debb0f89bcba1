import type { ReactNode } from 'react';
import { SkipLink } from '../skip-link/index.ts';
import styles from './app-shell.module.css';

export interface AppShellProps {
  /** Banners, above everything; they stay in view. */
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
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <div className={styles['banners']}>{banners}</div>
      {topBar}
      {navigation}
      <div className={styles['content']}>{children}</div>
      {footer}
    </div>
  );
}
