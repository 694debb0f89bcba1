import type { MouseEvent } from 'react';

const ownBehaviour = 'a, button, input, label, select, textarea';

/** Returns the link of the row, or null if the click was on a control or ended a selection of text. */
function linkFor({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  if (target instanceof Element && target.closest(ownBehaviour)) return null;
  if (window.getSelection()?.type === 'Range') return null;
  return currentTarget.querySelector<HTMLAnchorElement>('th a');
}

/**
 * Passes a click anywhere in a row to the row's link, with the modifier keys. A link that is stretched over the row would need no script,
 * but WebKit does not position elements relative to a table row.
 */
export const followRow = {
  onClick(event: MouseEvent<HTMLTableRowElement>) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const held = { ctrlKey, metaKey, shiftKey, altKey };
    linkFor(event)?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ...held }),
    );
  },
  /** Opens the link in a new tab when the user clicks with the middle button. */
  onAuxClick(event: MouseEvent<HTMLTableRowElement>) {
    const link = event.button === 1 ? linkFor(event) : null;
    if (link) window.open(link.href, '_blank', 'noopener');
  },
  /** Prevents the middle button from starting to scroll the page. */
  onMouseDown(event: MouseEvent<HTMLTableRowElement>) {
    if (event.button === 1) event.preventDefault();
  },
};
