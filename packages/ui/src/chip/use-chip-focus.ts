import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusablesIn } from '../focus/focus.ts';

/**
 * Keeps the focus on a filter. Its button and the chip of the active filter replace each other, so the new element gets
 * the focus that the old element lost.
 * @param isOn whether the filter is active.
 * @returns the ref of the element around the button or the chip, and a function to call before the user changes the
 * filter, which says whether the filter will be active.
 */
export function useChipFocus(isOn: boolean): {
  holder: RefObject<HTMLDivElement | null>;
  expect: (willBeOn: boolean) => void;
} {
  const holder = useRef<HTMLDivElement>(null);
  /** Whether the filter will be active after the parent has applied the last change from here. */
  const willBeOn = useRef(isOn);
  const wasOn = useRef(isOn);
  const takeFocus = () => {
    const isChangedHere = wasOn.current !== isOn && willBeOn.current === isOn;
    const isFocusLost = document.activeElement === document.body;
    if (isChangedHere && isFocusLost && holder.current) focusablesIn(holder.current)[0]?.focus();
  };
  useLayoutEffect(takeFocus);
  // The focus is tried again, because the page cannot get the focus until the list or the form has closed.
  useEffect(() => {
    if (wasOn.current === isOn) return;
    takeFocus();
    wasOn.current = isOn;
    willBeOn.current = isOn;
  });
  return {
    holder,
    expect: (on) => {
      willBeOn.current = on;
    },
  };
}
