import { useEffect, useEffectEvent } from 'react';

/** The association in which something changed, or null for all associations. */
type Listener = (associationId: string | null) => void;

const listeners = new Set<Listener>();

/** Tells this tab that something changed in a section of an association, or of all associations (null). */
export function reportSectionChange(associationId: string | null): void {
  for (const listener of listeners) listener(associationId);
}

/** The delay after a focus, in milliseconds. A browser reports it twice, as focus and as visibility. */
const FOCUS_DELAY_MS = 50;

/**
 * The longest delay after a change, in milliseconds. It is random, so that not all members of an association ask at
 * the same time, and several changes in a row are asked once.
 */
const CHANGE_DELAY_MS_MAX = 1500;

/**
 * Calls a function when the sections of an association may have changed: after an event of the server, and when the
 * member returns to this tab, because there may be no events. A tab in the background waits until then.
 */
export function useSectionChanges(
  associationId: string | undefined,
  ask: (associationId: string) => void,
): void {
  const onChange = useEffectEvent(ask);
  useEffect(() => {
    if (associationId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askWithin = (delay: number): void => {
      if (document.visibilityState === 'hidden') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange(associationId);
      }, delay);
    };
    const onReturn = (): void => askWithin(FOCUS_DELAY_MS);
    const onEvent: Listener = (id) => {
      if (id === null || id === associationId) askWithin(Math.random() * CHANGE_DELAY_MS_MAX);
    };
    listeners.add(onEvent);
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      listeners.delete(onEvent);
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [associationId]);
}
