import { type RefObject, useEffect, useRef } from 'react';

const PROPERTY = '--sticky-top';

/**
 * Keeps the height of what sticks to the top of the page in a custom property of the document, in pixels, so that other
 * sticky parts and what gets the focus stay below it. It is 0 while the part does not stick.
 * @returns the ref of the part.
 */
export function useStickyHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    const root = document.documentElement;
    const measure = () => {
      const isSticky = getComputedStyle(part).position === 'sticky';
      root.style.setProperty(PROPERTY, `${isSticky ? part.offsetHeight : 0}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    // Whether it sticks depends on the height of the window, which the observer does not see.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(PROPERTY);
    };
  }, []);
  return ref;
}
