import { type RefObject, useEffect, useRef } from 'react';
import { followFocus, removedFocus } from '../keep-focus/keep-focus.ts';

interface ListTop {
  /** The ref of the line above the list that gets the focus. */
  topRef: RefObject<HTMLParagraphElement | null>;
  /** Goes to another page because the user pressed a button of the pagination. */
  turnTo: (page: number) => void;
}

/** Returns whether the focus is where it was when the user asked for the page, or nowhere. */
function isFocusStill(from: Element | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  return from !== null && (activeElement.closest('nav') ?? activeElement) === from;
}

function showTop(top: HTMLElement): void {
  top.focus({ preventScroll: true });
  const { top: above, bottom } = top.getBoundingClientRect();
  if (above < 0 || bottom > window.innerHeight) top.scrollIntoView({ block: 'start' });
}

/**
 * Moves the focus and the window to the line above the list after the user went to another page: when it has loaded, so that nothing moves
 * before, and not if the user has gone on to something else. The retry of an error does the same.
 */
export function useListTop(shown: number, onPage: (page: number) => void): ListTop {
  const topRef = useRef<HTMLParagraphElement>(null);
  const asked = useRef<{ page: number; from: Element | null }>(undefined);
  useEffect(() => {
    if (asked.current?.page !== shown) return;
    const { from } = asked.current;
    asked.current = undefined;
    const top = topRef.current;
    if (!top || !isFocusStill(from)) return;
    showTop(top);
  }, [shown]);
  useEffect(() => {
    followFocus();
    // The list takes the place of the error whose retry had the focus.
    if (topRef.current && removedFocus()?.closest('[role=alert]')) showTop(topRef.current);
  }, []);
  return {
    topRef,
    turnTo: (page) => {
      const { activeElement } = document;
      const isNowhere = activeElement === null || activeElement === document.body;
      asked.current = { page, from: isNowhere ? null : (activeElement.closest('nav') ?? activeElement) };
      onPage(page);
    },
  };
}
