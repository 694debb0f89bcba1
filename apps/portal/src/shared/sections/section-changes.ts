import type { EventSubject } from '@mijn/domain/sections';
import { useEffect, useEffectEvent } from 'react';

/**
 * Hears of a change: the association, or null for all associations, and what the event tells of, or undefined if it can be
 * anything.
 */
type Listener = (associationId: string | null, subject?: EventSubject) => void;

const listeners = new Set<Listener>();

/** Tells this tab that something changed in an association, or in all associations (null). */
export const reportSectionChange: Listener = (associationId, subject) => {
  for (const listener of listeners) listener(associationId, subject);
};

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
 * @param subjects what the events tell of, of which the function wants to hear; all if it is left out.
 */
export function useSectionChanges(
  associationId: string | undefined,
  ask: (associationId: string) => void,
  subjects?: readonly EventSubject[],
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
    const onEvent: Listener = (id, subject) => {
      if (subject && subjects && !subjects.includes(subject)) return;
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
  }, [associationId, subjects]);
}
