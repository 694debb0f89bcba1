import { type RefObject, useEffect, useRef } from 'react';

const PROPERTY = '--sticky-top';

/**
 * Keeps the height of a sticky element at the top of the page in a custom property of the document, in
 * pixels. Other sticky elements, and elements that get the focus, use this height to stay below the element.
 * The height is 0 while the element is not sticky.
 * @returns the ref of the sticky element
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
    // The height of the window decides whether the element is sticky, and a
    // ResizeObserver does not report that height.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(PROPERTY);
    };
  }, []);
  return ref;
}
