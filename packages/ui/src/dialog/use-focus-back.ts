import { useEffect } from 'react';
import { focusablesIn, pageHeading } from '../focus/focus.ts';

/**
 * Returns a function that finds the element that takes the place of an element, if that is gone: the same control of the
 * row that is now at its place in the list, or the heading of the page.
 */
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
 * Returns the focus to the opener when the dialog closes, unless another element has taken the focus. If the dialog has
 * removed the opener, such as the row of a document that is hidden, the focus stays near. React Aria returns the focus
 * too, but too early: the page may still be inert at that time, and an inert page cannot get the focus.
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
