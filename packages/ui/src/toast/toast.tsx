import { mdiClose } from '@mdi/js';
import { TOAST_MS } from '@mijn/domain/limits';
import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { pageHeading } from '../focus/focus.ts';
import { type Tone, toneIcons } from '../tone/tone.ts';
import { texts } from './texts.ts';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  tone: Tone;
  text: string;
  /** The time that the toast is shown, in milliseconds. The default is 5000. */
  duration?: number;
  /** A button for an action related to the message, such as undo. A toast with an action is a snackbar. */
  action?: { label: string; onPress: () => void };
}

interface ToastProps {
  toast: ToastMessage;
  isPaused: boolean;
  onDismiss: (id: string) => void;
}

/**
 * Shows one message. While the toast is paused its timer stops, and it
 * later continues with the remaining time.
 */
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

/** The maximum number of toasts that are shown at the same time (inclusive). */
const SHOWN_MAX = 3;

export interface ToastRegionProps {
  toasts: readonly ToastMessage[];
  /**
   * Called when the time of a toast is over, or when the user closes the toast or presses
   * its action. The function must be stable.
   */
  onDismiss: (id: string) => void;
}

/**
 * Shows toasts at the bottom of screens up to 768 pixels wide, and below the menu of wider screens
 * (docs/product.md#toasts). At most three toasts are shown at a time. The next toast waits, and its timer
 * starts when it is shown. The timers stop while a toast has the pointer or the focus. When a toast with the
 * focus closes, the focus moves back to where it was, or to the heading of the page if that is gone. Only a toast with
 * the tone `danger` interrupts a screen reader.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const region = useRef<HTMLElement>(null);
  const focusedBefore = useRef<Element>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setFocused(true);
    if (!currentTarget.contains(relatedTarget)) focusedBefore.current = relatedTarget;
  };
  const leave = (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget));
  const isPaused = toasts.length > 0 && (isHovered || isFocused);
  // The browser sends no leave or blur event for an element that is removed, so the state is reset here.
  const dismiss = useCallback(
    (id: string) => {
      if (region.current?.contains(document.activeElement)) {
        const before = focusedBefore.current;
        if (before instanceof HTMLElement && before.isConnected) before.focus();
        else pageHeading()?.focus();
      }
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the timers
    <section
      // This attribute keeps the region available while a dialog is open.
      data-react-aria-top-layer
      ref={region}
      aria-label={texts.messages}
      className={styles['region']}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={leave}
    >
      <div role="alert" aria-atomic={false}>
        {shown.filter(({ tone }) => tone === 'danger').map(show)}
      </div>
      <output aria-atomic={false}>{shown.filter(({ tone }) => tone !== 'danger').map(show)}</output>
    </section>
  );
}
