import { useState } from 'react';

/** Returns the element that gets the focus back: for an entry of a menu, the button of the menu, which stays. */
function openerOf(focused: Element | null): Element | null {
  const trigger = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : focused;
}

/** The element is read while the dialog is still being rendered, because it may go then, as an entry of a menu does. */
export function useOpener(isOpen: boolean): Element | null {
  const [seen, setSeen] = useState<{ isOpen: boolean; opener: Element | null }>({
    isOpen: false,
    opener: null,
  });
  if (seen.isOpen !== isOpen)
    setSeen({
      isOpen,
      opener: isOpen
        ? openerOf(typeof document === 'undefined' ? null : document.activeElement)
        : seen.opener,
    });
  return seen.opener;
}
