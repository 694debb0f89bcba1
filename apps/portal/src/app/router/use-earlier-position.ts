import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** After such an event the page is not moved to its earlier position any more. */
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const leadsBackTo = (url: string, { state }: { state: unknown }): boolean =>
  typeof state === 'object' && state !== null && 'from' in state && state.from === url;

const keyOfList = ({ key }: Location): string => `${key}_from`;

/**
 * Scrolls to a position in pixels, each time that the page grows, because its rows may still load.
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
 * Scrolls to the earlier position of a page after the user went back. After a page load the browser restores the position
 * of the loaded page alone, so that those of the other pages are stored.
 */
export function useEarlierPosition(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const ofEntries = useRef(new URLSearchParams());
  const stop = useRef<() => void>(undefined);
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
    // Only going back after a page load needs the storage, which is a chunk of its own and can be missed.
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
