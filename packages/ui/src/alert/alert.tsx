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
  /** Called when the user presses the close button. Without this function the alert has no close button. */
  onDismiss?: (() => void) | undefined;
  /** Whether screen readers read the alert when it appears: at once for `danger`, politely for other tones. */
  isAnnounced?: boolean;
}

/** Shows a message as part of the page. The message stays until the page changes or the user closes it. */
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
