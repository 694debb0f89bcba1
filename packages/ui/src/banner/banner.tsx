import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toneIcons } from '../tone/tone.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** `danger` is for the browser warning, `warning` for impersonation and for an action of the user, `info` for a message of the provider. */
  tone: 'danger' | 'warning' | 'info';
  /** The name of the banner among the regions of the page, for screen readers. */
  label: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Whether screen readers read the banner politely when its text appears or changes, for a banner that appears while the user works. */
  isAnnounced?: boolean;
}

/** Shows a message over the full width of the screen, above all other content, on every page. */
export function Banner({ tone, label, children, actions, isAnnounced = false }: BannerProps) {
  return (
    <section aria-label={label} className={styles['banner']} data-tone={tone}>
      <div className={styles['inside']}>
        <Icon path={toneIcons[tone].path} label={toneIcons[tone].label} />
        <div className={styles['text']} role={isAnnounced ? 'status' : undefined}>
          {children}
        </div>
        {actions}
      </div>
    </section>
  );
}

/** The banners are over the bottom edge of the screen, so that the page does not move. The children are Banners. */
export function FloatingBanners({ children }: { children: ReactNode }) {
  return <div className={styles['floating']}>{children}</div>;
}
