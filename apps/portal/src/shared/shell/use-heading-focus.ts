import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The path of the page that the browser loaded; there the focus stays where the browser puts it. */
let focusedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/** Moves the focus to the page's heading after navigating, so that it is never lost and the new page is read out. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === focusedPath) return;
    focusedPath = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
