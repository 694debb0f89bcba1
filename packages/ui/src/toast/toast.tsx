import { mdiClose } from '@mdi/js';
import { useEffect, useRef } from 'react';
import { TOAST_MS } from '@mijn/domain/limits';
import { Button, IconButton } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { toneIcons, type Tone } from '../tone/index.ts';
import styles from './toast.module.css';
import { texts } from './texts.ts';

export interface ToastMessage {
  id: string;
  tone: Tone;
  text: string;
  /** Milliseconds that it stays; 5000 by default (specification §9). */
  duration?: number;
  /** Makes it a snackbar: something that can be done about it, such as undoing. */
  action?: { label: string; onPress: () => void };
}

interface ToastProps {
  toast: ToastMessage;
  isPaused: boolean;
  onDismiss: (id: string) => void;
}

/** One message. Its time stands still while it is paused, and goes on with what was left. */
export function Toast({
  toast: { id, tone, text, duration = TOAST_MS, action },
  isPaused,
  onDismiss,
}: ToastProps) {
  const left = useRef(duration);
  useEffect(() => {
    if (isPaused) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => onDismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [id, isPaused, onDismiss]);
  const { path, label } = toneIcons[tone];
  const act = () => {
    action?.onPress();
    onDismiss(id);
  };
  return (
    <div className={styles['toast']} data-tone={tone}>
      <Icon path={path} label={label} />
      <span className={styles['text']}>{text}</span>
      {action && (
        <span className={styles['action']}>
          <Button variant="text" size="small" onPress={act}>
            {action.label}
          </Button>
        </span>
      )}
      <IconButton icon={mdiClose} label={texts.close} onPress={() => onDismiss(id)} />
    </div>
  );
}
