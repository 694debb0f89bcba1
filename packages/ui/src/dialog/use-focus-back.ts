import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what had it before a window opened, where nothing else has taken it. React Aria does so as
 * well, but the page under the window may be inert a moment longer, and takes no focus then.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () =>
      // Not before React has undone all that the window did to the page.
      queueMicrotask(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      }),
    [opener],
  );
}
