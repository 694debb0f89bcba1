import { useEffect, useState } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened, unless another element has
 * taken the focus. React Aria returns the focus too, but too early: the page may still be inert at
 * that time, and an inert page cannot get the focus.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      // The microtask runs after React has removed all changes that the dialog made to the page.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}
