import { useEffect, useState, type RefObject } from 'react';

/** The margin around the viewport of the scroll container in which an element counts as near. */
const MARGIN = '100% 0px';

export function useNear(element: RefObject<Element | null>, scroller: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: scroller.current,
      rootMargin: MARGIN,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, scroller]);
  return isNear;
}
