import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusablesIn } from '../focus/focus.ts';

/**
 * Keeps the focus on a filter. Its button and the chip replace each other, so the new element gets the focus that the old one lost.
 * @returns the ref around both, and a function to call before a change, which says whether the filter will be active.
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
