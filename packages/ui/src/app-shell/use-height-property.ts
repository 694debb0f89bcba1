import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether an element is always in view. */
export const isSticky = (element: HTMLElement): boolean => getComputedStyle(element).position === 'sticky';

export const isAlwaysAbove = (): boolean => true;

/**
 * Keeps the height of an element in a custom property of the document, in pixels, so that other elements stay below it: 0 while it is not
 * above them.
 */
export function useHeightProperty(
  property: string,
  isAbove: (element: HTMLElement) => boolean,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    const root = document.documentElement;
    const show = (height: number) => {
      const value = `${isAbove(part) ? Math.round(height) : 0}px`;
      // The browser styles the whole page again for each value of the document.
      if (root.style.getPropertyValue(property) !== value) root.style.setProperty(property, value);
    };
    const measure = () => show(part.offsetHeight);
    // Reading the height of an element would lay out the page that another property has just changed.
    const observer = new ResizeObserver(([entry]) =>
      show(entry?.borderBoxSize[0]?.blockSize ?? part.offsetHeight),
    );
    observer.observe(part);
    // The height of the window decides whether an element is sticky, and a
    // ResizeObserver does not report that height.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(property);
    };
  }, [property, isAbove]);
  return ref;
}
