import { type RefObject, useEffect, useRef } from 'react';
import { focusablesIn } from '@mijn/ui/focus';

/**
 * Makes an element a stop of the Tab key while nothing inside the element can get the focus, so that the keyboard
 * reaches and scrolls its content.
 * @returns the ref of the element
 */
export function useTabStop(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const update = () => {
      if (focusablesIn(element).length === 0) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(element, { subtree: true, childList: true });
    return () => observer.disconnect();
  }, []);
  return ref;
}
