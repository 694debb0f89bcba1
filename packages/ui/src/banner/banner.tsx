import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { toneIcons } from '../tone/tone.ts';
import styles from './banner.module.css';

export interface BannerProps {
  /** `danger` for the browser warning, `warning` while staff act for a member. */
  tone: 'danger' | 'warning';
  /** Its name among the page's regions. */
  label: string;
  children: ReactNode;
  actions?: ReactNode;
  /** Reads itself out politely, for what appears while one is at work. */
  isAnnounced?: boolean;
}

/** A line over the full width, above everything, on every screen. */
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
