import { mdiClose } from '@mdi/js';
import { TOAST_MS } from '@mijn/domain/limits';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { type Tone, toneIcons } from '../tone/tone.ts';
import { texts } from './texts.ts';
import styles from './toast.module.css';

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

/** How many messages are there at once. */
const SHOWN_MAX = 3;

export interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  /** Called when a message's time is over, it is closed, or its action was taken. Must be stable. */
  onDismiss: (id: string) => void;
}

/**
 * The messages that pass: at the bottom up to 768 pixels wide and at the top otherwise (specification §9).
 * Three at once: the next waits for its turn, and its time begins then. They stay while the pointer or the focus is on
 * them. Danger interrupts a screen reader, the rest does not.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const leave = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  const isPaused = toasts.length > 0 && (isHovered || isFocused);
  // What is taken away under the pointer or the focus says no goodbye.
  const dismiss = useCallback(
    (id: string) => {
      setHovered(false);
      setFocused(false);
      onDismiss(id);
    },
    [onDismiss],
  );
  const shown = toasts.slice(0, SHOWN_MAX);
  const show = (toast: ToastMessage) => (
    <Toast key={toast.id} toast={toast} isPaused={isPaused} onDismiss={dismiss} />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it waits, it does nothing
    <section
      // Not cut off by an open dialog.
      data-react-aria-top-layer
      aria-label={texts.messages}
      className={styles['region']}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <div role="alert" aria-atomic={false}>
        {shown.filter(({ tone }) => tone === 'danger').map(show)}
      </div>
      <output aria-atomic={false}>{shown.filter(({ tone }) => tone !== 'danger').map(show)}</output>
    </section>
  );
}
