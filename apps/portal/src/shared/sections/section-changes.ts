import type { EventSubject } from '@mijn/domain/sections';
import { useEffect, useEffectEvent } from 'react';

/** A handler of changes. The association is null for all associations, and the subject undefined if it can be anything. */
type Listener = (associationId: string | null, subject?: EventSubject) => void;

const listeners = new Set<Listener>();

export const reportSectionChange: Listener = (associationId, subject) => {
  for (const listener of listeners) listener(associationId, subject);
};

/** The delay after a focus, in milliseconds. A browser reports it twice, as focus and as visibility. */
const FOCUS_DELAY_MS = 50;

/**
 * The longest delay after a change, in milliseconds. It is random, so that not all members of an association ask at the
 * same time.
 */
const CHANGE_DELAY_MS_MAX = 1500;

/**
 * Calls a function after an event of the server, and when the member returns to this tab, because there may be no events.
 * @param subjects the subjects of the events to follow. All if undefined.
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
