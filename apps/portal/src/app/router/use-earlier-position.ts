import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** What a user does to scroll. From then on the page is not moved to its earlier position any more. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns whether a page has a link back to a URL, because the user came from there. */
const leadsBackTo = (url: string, { state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === url;

/**
 * Scrolls to a position in pixels from the top. If the page is not high enough yet, because its rows still load, it is
 * scrolled again each time it grows.
 * @returns a function that stops the scrolling.
 */
function scrollTo(position: number): () => void {
  const isReached = (): boolean => {
    window.scrollTo(0, position);
    return window.scrollY > position - 1;
  };
  if (isReached()) return () => undefined;
  const observer = new ResizeObserver(() => isReached() && stop());
  const stop = (): void => {
    observer.disconnect();
    for (const act of ACTS) window.removeEventListener(act, stop);
  };
  for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * Scrolls to the earlier position of a page after the user went back to it, with the browser or with a link. The positions
 * of this tab are kept until the next page load; after a page load the browser itself restores the position.
 */
export function useEarlierPosition(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    const note = () => void positions.current.set(createPath(shown.current), window.scrollY);
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    note();
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
    };
  }, []);

  useLayoutEffect(() => {
    const left: Location = shown.current;
    shown.current = location;
    // The browser would restore the position before the page has changed.
    window.history.scrollRestoration = 'manual';
    if (left.key === location.key) return;
    stop.current?.();
    const url = createPath(location);
    const earlier = isPop || leadsBackTo(url, left) ? positions.current.get(url) : undefined;
    if (earlier !== undefined) stop.current = scrollTo(earlier);
  }, [location, isPop]);
}
