import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Navigating scrolls to the top (specification §2). */
export function ScrollToTop() {
  const { pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current !== undefined && shown.current !== pathname) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname]);
  return null;
}
