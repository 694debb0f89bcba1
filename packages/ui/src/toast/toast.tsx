import { mdiClose } from '@mdi/js';
import { TOAST_MS } from '@mijn/domain/limits';
import { type FocusEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { pageHeading } from '../focus/focus.ts';
import { type Tone, toneIcons } from '../tone/tone.ts';
import { useUndoKeyName } from './undo-key.ts';
import { texts } from './texts.ts';
import styles from './toast.module.css';
import { useActionKey } from './use-action-key.ts';
import { usePageHidden } from './use-page-hidden.ts';

/**
 * The time that a toast with an action is shown, in milliseconds: long enough to read it, and to decide. It is not in
 * `domain/limits`, because all limits that scripts share are in the first file of the portal.
 */
const ACTION_TOAST_MS = 20_000;

export interface ToastMessage {
  id: string;
  tone: Tone;
  text: string;
  /** The time that the toast is shown, in milliseconds. The default is 5000, or 20000 for a toast with an action. */
  duration?: number;
  /**
   * A button that takes back what the message says, also with the undo key of the keyboard. A toast with an action is a
   * snackbar.
   */
  action?: { label: string; onPress: () => void };
}

interface ToastProps {
  toast: ToastMessage;
  isPaused: boolean;
  /** Whether the toast names the key of its action. */
  hasKey: boolean;
  onAct: (toast: ToastMessage) => void;
  onDismiss: (id: string) => void;
}

function ToastAction({ label, hasKey, onPress }: { label: string; hasKey: boolean; onPress: () => void }) {
  const { shown, aria } = useUndoKeyName();
  const keyId = useId();
  return (
    <span className={styles['action']}>
      <Button
        variant="text"
        size="small"
        onPress={onPress}
        {...(hasKey && { 'aria-keyshortcuts': aria, 'aria-describedby': keyId })}
      >
        {label}
      </Button>
      {hasKey && (
        <span id={keyId} className={styles['key']}>
          <span>{texts.shortcut}</span>
          <kbd>{shown}</kbd>
        </span>
      )}
    </span>
  );
}

/** Shows one message. While the toast is paused its timer stops, and it later continues with the remaining time. */
function Toast({ toast, isPaused, hasKey, onAct, onDismiss }: ToastProps) {
  const { id, tone, text, action, duration = action ? ACTION_TOAST_MS : TOAST_MS } = toast;
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
  return (
    <div className={styles['toast']} data-tone={tone}>
      <Icon path={path} label={label} />
      <span className={styles['text']}>{text}</span>
      {action && <ToastAction label={action.label} hasKey={hasKey} onPress={() => onAct(toast)} />}
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

const isDanger = ({ tone }: ToastMessage): boolean => tone === 'danger';

/** Returns the toasts that are shown. A failure does not wait until toasts with an action go, which takes 20 seconds. */
const shownOf = (toasts: readonly ToastMessage[]): ToastMessage[] =>
  [...toasts.filter(isDanger), ...toasts.filter((toast) => !isDanger(toast))].slice(0, SHOWN_MAX);

/**
 * Shows toasts at the bottom of screens up to 768 pixels wide, and below the menu of wider screens
 * (docs/product.md#toasts). At most three toasts are shown at a time, those with the tone `danger` first. The next toast waits,
 * and its timer starts when it is shown. The timers stop while a toast has the pointer or the focus, and while the tab is in
 * the background. When a toast with the focus closes, the focus moves back to where it was, or to the heading of the page
 * if that is gone. Only a toast with the tone `danger` interrupts a screen reader. The undo key runs the action of the
 * latest toast that has one.
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
  const isHidden = usePageHidden();
  const isPaused = toasts.length > 0 && (isHovered || isFocused || isHidden);
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
  const act = ({ id, action }: ToastMessage) => {
    action?.onPress();
    dismiss(id);
  };
  const shown = shownOf(toasts);
  const latest = toasts.reduce<ToastMessage | undefined>(
    (found, toast) => (toast.action && shown.includes(toast) ? toast : found),
    undefined,
  );
  const isKeyNamed = useActionKey(latest?.id, () => latest && act(latest));
  const show = (toast: ToastMessage) => (
    <Toast
      key={toast.id}
      toast={toast}
      isPaused={isPaused}
      hasKey={isKeyNamed && toast === latest}
      onAct={act}
      onDismiss={dismiss}
    />
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
        {shown.filter(isDanger).map(show)}
      </div>
      <output aria-atomic={false}>{shown.filter((toast) => !isDanger(toast)).map(show)}</output>
    </section>
  );
}
