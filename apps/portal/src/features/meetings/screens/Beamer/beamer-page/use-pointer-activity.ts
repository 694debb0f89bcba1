import { useEffect, useState } from 'react';

/** The time for which the buttons stay after the last movement of the pointer, in milliseconds. */
const SHOWN_MS = 3000;

const EVENTS = ['pointermove', 'pointerdown'] as const;

/** Returns whether somebody moved the pointer a moment ago, or opened the page. */
export function usePointerActivity(): boolean {
  const [isActive, setActive] = useState(true);
  useEffect(() => {
    let timer = setTimeout(() => setActive(false), SHOWN_MS);
    const show = () => {
      clearTimeout(timer);
      setActive(true);
      timer = setTimeout(() => setActive(false), SHOWN_MS);
    };
    for (const event of EVENTS) document.addEventListener(event, show);
    return () => {
      clearTimeout(timer);
      for (const event of EVENTS) document.removeEventListener(event, show);
    };
  }, []);
  return isActive;
}
