import { useEffect } from 'react';
import { focusablesIn, pageHeading } from '../focus/focus.ts';

/** Returns a function that finds the element that takes the place of another: the same control of the next row, or the heading of the page. */
function successorOf(element: Element): () => HTMLElement | null | undefined {
  const row = element.closest('li, tr');
  const list = row?.parentElement;
  if (!row || !list) return pageHeading;
  const place = [...list.children].indexOf(row);
  const position = focusablesIn(row).findIndex((control) => control === element);
  return () => {
    const next = list.isConnected ? [...list.children].slice(0, place + 1).at(-1) : undefined;
    return (next && focusablesIn(next).at(position)) ?? pageHeading();
  };
}

/**
 * Returns the focus to the opener, unless another element has taken it. If the opener is gone, the focus stays near. React Aria returns
 * the focus too early: the page may still be inert, and an inert page cannot get the focus.
 */
export function useFocusBack(opener: Element | null): void {
  useEffect(() => {
    // A link of a search that has closed, or the keyboard on a page without focus, opens a dialog without an opener.
    const from = opener instanceof HTMLElement && opener !== document.body ? opener : undefined;
    const findSuccessor = from ? successorOf(from) : pageHeading;
    return () =>
      // The microtask runs after React has removed all changes that the dialog made to the page.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        if (from?.isConnected) from.focus();
        else findSuccessor()?.focus({ preventScroll: from === undefined });
      });
  }, [opener]);
}
