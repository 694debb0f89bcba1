import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The path whose heading last got the focus. The first page after a page load counts as focused, because the browser
 * sets the focus there. The member may have begun to type in a page that the server drew.
 */
let focusedPath: string | undefined;

/**
 * Returns a ref for the heading of the page. The hook focuses the heading after a navigation, so that the
 * focus is not lost and screen readers announce the new page.
 * @param view what the page shows, if it can show different things at one path. When it changes, the heading gets
 * the focus if the element that had it is gone.
 */
export function useHeadingFocus(view?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusedView = useRef(view);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = focusedPath === undefined;
    if (pathname === focusedPath) return;
    focusedPath = pathname;
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (view === focusedView.current) return;
    focusedView.current = view;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [view]);
  return heading;
}
