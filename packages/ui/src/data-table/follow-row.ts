import type { MouseEvent } from 'react';

const ownBehaviour = 'a, button, input, label, select, textarea';

/** The row's link, unless the click was on something that does its own work, or ended a selection of text. */
function linkFor({ target, currentTarget }: MouseEvent<HTMLTableRowElement>) {
  if (target instanceof Element && target.closest(ownBehaviour)) return null;
  if (window.getSelection()?.type === 'Range') return null;
  return currentTarget.querySelector<HTMLAnchorElement>('th a');
}

/**
 * Passes a click anywhere in a row to its link, with the keys that were pressed. A link that is stretched over the row
 * would need no script, but WebKit does not take a table row as the edge of what is placed in it.
 */
export const followRow = {
  onClick(event: MouseEvent<HTMLTableRowElement>) {
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    const held = { ctrlKey, metaKey, shiftKey, altKey };
    linkFor(event)?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ...held }),
    );
  },
  /** The middle button opens a tab of its own, as on a link. */
  onAuxClick(event: MouseEvent<HTMLTableRowElement>) {
    const link = event.button === 1 ? linkFor(event) : null;
    if (link) window.open(link.href, '_blank', 'noopener');
  },
  /** Or the middle button would start to scroll. */
  onMouseDown(event: MouseEvent<HTMLTableRowElement>) {
    if (event.button === 1) event.preventDefault();
  },
};
