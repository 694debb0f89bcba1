import { useCallback, useState, type FocusEvent } from 'react';
import { Toast, type ToastMessage } from './toast.tsx';
import styles from './toast.module.css';
import { texts } from './texts.ts';

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
