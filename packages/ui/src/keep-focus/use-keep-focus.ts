import { useLayoutEffect, useRef, type RefObject } from 'react';
import { neighboursOf } from './focusables.ts';

/**
 * For a button that takes itself away (a chip, a tag): when it goes while it has the focus, the focus moves to its
 * neighbour instead of falling to the top of the page, unless what takes its place has taken it. Give the ref to the
 * button.
 */
export function useKeepFocus(): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (!button || button !== document.activeElement) return;
      const neighbours = neighboursOf(button);
      // Only after React has changed the page is it known which of them stayed.
      queueMicrotask(() => {
        const isFocusLost = !button.isConnected && document.activeElement === document.body;
        if (isFocusLost) neighbours.find((neighbour) => neighbour.isConnected)?.focus();
      });
    };
  }, []);
  return ref;
}
