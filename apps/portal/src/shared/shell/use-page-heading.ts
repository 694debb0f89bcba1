import { pageTitle } from '@mijn/domain/associations';
import { createContext, useContext, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand.ts';
import { useSession } from '../session/use-session.ts';

/** Receives the title of a page that the server draws. Null in the browser, where the page sets it itself. */
export const DrawnTitle = createContext<((title: string) => void) | null>(null);

/** Keeps the title of the browser tab: the name of the page before the company and the association (docs/product.md#titles). */
function useTabTitle(name: string): void {
  const { company } = useBrand();
  const { activeAssociation } = useSession();
  const report = useContext(DrawnTitle);
  const title = pageTitle(company, activeAssociation, name);
  report?.(title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * The path whose heading last got the focus. The first page after a page load counts as focused, because the member may
 * have begun to type.
 */
let focusedPath: string | undefined;

/**
 * Focuses the heading after a navigation, so that the focus is not lost and screen readers announce the new page.
 * @param view when it changes, the heading gets the focus if the element that had it is gone.
 */
export function usePageHeading(title: string, view?: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTabTitle(title);
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
