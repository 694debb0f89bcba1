import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** What a user does to scroll. From then on the page is not moved to its earlier position any more. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns whether a page has a link back to a URL, because the user came from there. */
const leadsBackTo = (url: string, { state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === url;

/** Returns the key under which the position of the list is kept that a page has a link back to. */
const keyOfList = ({ key }: Location): string => `${key}_from`;

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
 * Scrolls to the earlier position of a page after the user went back to it, with the browser or with a link. After a page
 * load the browser itself restores the position of the loaded page. Those of the other pages in the history are stored,
 * because the browser does not know the pages of this app.
 */
export function useEarlierPosition(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const ofEntries = useRef(new URLSearchParams());
  const stop = useRef<() => void>(undefined);
  /** Scrolls to the earlier position, if that is not known until the stored positions have loaded. */
  const scrollLater = useRef<() => void>(undefined);

  useEffect(() => {
    const entries = ofEntries.current;
    let store: (positions: URLSearchParams) => void = () => undefined;
    const note = () => {
      positions.current.set(createPath(shown.current), window.scrollY);
      entries.set(shown.current.key, String(window.scrollY));
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      store(entries);
    };
    note();
    const restore = async () => {
      const { storedPositions, storePositions } = await import('./stored-positions.ts');
      for (const [key, position] of storedPositions()) if (!entries.has(key)) entries.set(key, position);
      store = storePositions;
      if (window.scrollY === 0) scrollLater.current?.();
    };
    // The storage is a chunk of its own, because only going back after a page load needs it, and it can be missed.
    restore().catch(() => undefined);
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
    const entries = ofEntries.current;
    const url = createPath(location);
    // After a page load, the page of one resource still knows where its list was.
    const ofList = entries.get(left.key);
    if (ofList !== null && leadsBackTo(createPath(left), location)) entries.set(keyOfList(location), ofList);
    scrollLater.current = undefined;
    if (!isPop && !leadsBackTo(url, left)) return;
    const scrollToStored = (): void => {
      const stored = entries.get(isPop ? location.key : keyOfList(left));
      if (stored !== null) stop.current = scrollTo(Number(stored));
      else scrollLater.current = scrollToStored;
    };
    const earlier = positions.current.get(url);
    if (earlier === undefined) scrollToStored();
    else stop.current = scrollTo(earlier);
  }, [location, isPop]);
}
