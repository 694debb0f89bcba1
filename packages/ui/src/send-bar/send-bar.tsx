import { mdiContentSaveCheckOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './send-bar.module.css';

export interface SendBarProps {
  /** The button that sends the form. */
  children: ReactNode;
  /** What was kept of the form, such as "Concept bewaard om 14.03 uur". */
  note?: string | undefined;
}

/** Shows the button of a long form. On a phone it stays at the bottom of the screen, where the thumb reaches it. */
export function SendBar({ children, note }: SendBarProps) {
  return (
    <div className={styles['bar']}>
      {children}
      {note !== undefined && (
        <span className={styles['note']}>
          <Icon path={mdiContentSaveCheckOutline} />
          {note}
        </span>
      )}
    </div>
  );
}
