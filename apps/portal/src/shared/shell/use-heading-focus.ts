import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The path whose heading last got the focus. It starts as the path of the first page load, because the
 * browser sets the focus there.
 */
let focusedPath = typeof window === 'undefined' ? '' : window.location.pathname;

/**
 * Returns a ref for the heading of the page. The hook focuses the heading after a navigation, so that the
 * focus is not lost and screen readers announce the new page.
 */
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
