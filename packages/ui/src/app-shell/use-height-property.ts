import { type RefObject, useEffect, useRef } from 'react';

/** Returns the height of an element that is always in view, in pixels: 0 while it is not sticky. */
export const stickyHeight = (element: HTMLElement): number =>
  getComputedStyle(element).position === 'sticky' ? element.offsetHeight : 0;

export const wholeHeight = (element: HTMLElement): number => element.offsetHeight;

/** Keeps the height of an element in a custom property of the document, in pixels, so that other elements stay below it. */
export function useHeightProperty(
  property: string,
  heightOf: (element: HTMLElement) => number,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = ref.current;
    if (!part) return undefined;
    const root = document.documentElement;
    const measure = () => root.style.setProperty(property, `${heightOf(part)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(part);
    // The height of the window decides whether an element is sticky, and a
    // ResizeObserver does not report that height.
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      root.style.removeProperty(property);
    };
  }, [property, heightOf]);
  return ref;
}
