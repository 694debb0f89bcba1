import { useLayoutEffect, useRef, type RefObject } from 'react';
import { focusablesIn, pageHeading } from '../focus/focus.ts';

/** Returns the elements that may get the focus when an element is removed, the nearest first: after it, then before it. */
function neighboursOf(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let around = element.parentElement; around; around = around.parentElement) {
    const before: HTMLElement[] = [];
    for (const other of focusablesIn(around)) {
      const isAfter = element.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (isAfter) found.push(other);
      else before.unshift(other);
    }
    found.push(...before);
  }
  return found;
}

/** Returns the same button of the row after that of a button and of the row before it, and the heading of the page. */
function besideRowOf(button: HTMLButtonElement): (HTMLElement | null)[] {
  const row = button.closest('li, tr');
  const same = [row?.nextElementSibling, row?.previousElementSibling]
    .flatMap((other) => (other ? focusablesIn(other) : []))
    .filter(({ className }) => className === button.className);
  return [...same, pageHeading()];
}

/** A menu that closes is removed before its button gets the focus back, so this holds until the user presses elsewhere. */
let lastFocused: Element | undefined;

const noteFocus = ({ target }: FocusEvent): void => {
  lastFocused = target instanceof Element ? target : undefined;
};

const notePress = ({ target }: PointerEvent): void => {
  if (target instanceof Node && lastFocused?.contains(target) !== true) lastFocused = undefined;
};

/** Follows the focus of the document. A repeated call changes nothing. */
export function followFocus(): void {
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('pointerdown', notePress);
}

/** Returns the element that had the focus and was removed, if nothing else has got the focus since. */
export function removedFocus(): Element | undefined {
  const isLost = document.activeElement === document.body && lastFocused?.isConnected === false;
  return isLost ? lastFocused : undefined;
}

/** Returns whether a button, or an element of the menu that it opened, has the focus, or lost it by being removed. */
function hasFocus(button: HTMLButtonElement): boolean {
  const { activeElement } = document;
  const focused = activeElement === document.body ? lastFocused : activeElement;
  if (focused === button) return true;
  const labels = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return button.id !== '' && labels.includes(button.id);
}

/**
 * Keeps the focus near a button that removes itself, such as a chip. Without this hook the focus would move to the start of the page.
 * @param place `row` is for the button of a row: the focus then moves to the same button of the row after or before it, or to the heading of the page.
 */
export function useKeepFocus(
  place: 'page' | 'row' = 'page',
  given?: RefObject<HTMLButtonElement | null>,
): RefObject<HTMLButtonElement | null> {
  const own = useRef<HTMLButtonElement>(null);
  const ref = given ?? own;
  useLayoutEffect(() => {
    followFocus();
    const button = ref.current;
    return () => {
      if (!button || !hasFocus(button)) return;
      // Another page focuses its own heading.
      const candidates = place === 'row' ? besideRowOf(button) : neighboursOf(button);
      // The microtask runs after React has changed the page, when it
      // is known which neighbours are still there.
      queueMicrotask(() => {
        const isFocusLost = !button.isConnected && document.activeElement === document.body;
        if (isFocusLost) candidates.find((candidate) => candidate?.isConnected)?.focus();
      });
    };
  }, [place, ref]);
  return ref;
}
