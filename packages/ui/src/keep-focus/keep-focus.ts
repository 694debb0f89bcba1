import { useLayoutEffect, useRef, type RefObject } from 'react';

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([tabindex="-1"], :disabled, [type="hidden"])';

/** What the Tab key reaches inside an element, in order. What is not displayed is left out. */
export function focusablesIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => !('checkVisibility' in element) || element.checkVisibility(),
  );
}

/** Focuses the field with an id: its own element, or the first thing in it that takes the focus (a day, a choice). */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  (element.matches(FOCUSABLE) ? element : focusablesIn(element)[0])?.focus();
}

/** Where the focus may go when an element leaves, the nearest first: what follows it, else what stands before it. */
function neighboursOf(element: HTMLElement): HTMLElement[] {
  const found = new Set<HTMLElement>();
  for (let around = element.parentElement; around; around = around.parentElement) {
    const others = focusablesIn(around).filter((other) => other !== element);
    const isAfter = (other: HTMLElement) =>
      (element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    for (const other of others.filter(isAfter)) found.add(other);
    const before = others.filter((candidate) => !isAfter(candidate));
    for (let other = before.pop(); other; other = before.pop()) found.add(other);
  }
  return [...found];
}

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
