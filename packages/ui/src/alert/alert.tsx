import { mdiClose } from '@mdi/js';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { toneIcons, type Tone } from '../tone/tone.ts';
import styles from './alert.module.css';
import { texts } from './texts.ts';

export interface AlertProps {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** With it, the message can be closed. */
  onDismiss?: (() => void) | undefined;
  /** Reads itself out when it appears: at once for danger, politely otherwise. */
  isAnnounced?: boolean;
}

/** A message that belongs to the page and stays. */
export function Alert({ tone, title, children, actions, onDismiss, isAnnounced = false }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  const { path, label } = toneIcons[tone];
  return (
    <div className={styles['alert']} data-tone={tone} role={isAnnounced ? role : undefined}>
      <Icon path={path} label={label} />
      <div className={styles['body']}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
      </div>
      {onDismiss && <IconButton icon={mdiClose} label={texts.close} onPress={onDismiss} />}
    </div>
  );
}
