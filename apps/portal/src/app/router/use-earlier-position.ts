import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPath, type Location, NavigationType, useLocation, useNavigationType } from 'react-router';

/** The key of the session storage with the positions of this tab. It has no addresses, only keys of history entries. */
const STORED = 'positions';

/** The number of history entries whose positions are stored. */
const STORED_MAX = 50;

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';

/** Returns the positions that the tab had before its last page load, by the key of their history entry. */
function storedPositions(): Map<string, number> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORED) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function storePositions(positions: ReadonlyMap<string, number>): void {
  try {
    window.sessionStorage.setItem(STORED, JSON.stringify([...positions].slice(-STORED_MAX)));
  } catch {
    // A browser without storage shows a list from its top after a page load and going back.
  }
}

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
 * Scrolls to the earlier position of a page after the user went back to it, with the browser or with a link. After a page
 * load the browser itself restores the position of the loaded page. Those of the other pages in the history are stored,
 * because the browser does not know the pages of this app.
 */
export function useEarlierPosition(): void {
  const location = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const shown = useRef(location);
  const positions = useRef(new Map<string, number>());
  const ofEntries = useRef<Map<string, number>>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    const entries = (ofEntries.current ??= storedPositions());
    const note = () => {
      positions.current.set(createPath(shown.current), window.scrollY);
      // The entry that was noted last is last, so that the oldest are left out of the storage.
      entries.delete(shown.current.key);
      entries.set(shown.current.key, window.scrollY);
    };
    const leave = () => {
      window.history.scrollRestoration = 'auto';
      storePositions(entries);
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
    const ofEntry = isPop ? ofEntries.current?.get(location.key) : undefined;
    const earlier = isPop || leadsBackTo(url, left) ? (positions.current.get(url) ?? ofEntry) : undefined;
    if (earlier !== undefined) stop.current = scrollTo(earlier);
  }, [location, isPop]);
}
