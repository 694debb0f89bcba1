import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type AppThunk, useAppDispatch } from '../../shared/api/hooks.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { loadPage, preloadScreen } from './routes.ts';

/**
 * The time in milliseconds that a pointer or the focus stays on a link before the page of the link loads. A pointer that
 * crosses a list loads nothing.
 */
const INTENT_MS = 65;

/** Returns whether the user asked the browser to save data. Not all browsers know this setting. */
function isSavingData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Returns the link at an element: around it, or in the heading of its row in a table. Returns null if a click would not
 * lead to a page of the portal in this tab.
 */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link =
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr')?.querySelector<HTMLAnchorElement>('th a[href]');
  const isHere = link?.origin === window.location.origin && link.target === '' && !link.download;
  return isHere ? link : null;
}

/** Loads the script of the page at a URL and starts its requests, as a navigation to this page would. */
const loadWithScript =
  ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): AppThunk =>
  (dispatch, getState) => {
    void preloadScreen(pathname, isSignedIn(getState().session.user));
    void dispatch(loadPage({ pathname, search }));
  };

/**
 * Returns a function that a pointer or the focus calls at each element that it reaches. It calls `load` for a link on
 * which the pointer or the focus has stayed for a while, and the returned function cancels that.
 */
function createIntent(load: (link: HTMLAnchorElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intended: HTMLAnchorElement | null = null;
  return {
    reach: (target: EventTarget | null) => {
      const link = linkAt(target);
      if (link === intended) return;
      clearTimeout(timer);
      intended = link;
      if (link) timer = setTimeout(() => load(link), INTENT_MS);
    },
    cancel: () => clearTimeout(timer),
  };
}

/**
 * Loads the page of a link when the user is about to follow the link: the pointer or the focus stays on it, or a finger
 * touches it. One listener handles all links and entries of menus, because a list has many links. The page that is
 * shown is not loaded, and nothing is loaded for a user who saves data.
 */
export function useLoadOnIntent(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (isSavingData()) return undefined;
    const load = (link: HTMLAnchorElement) => {
      if (link.pathname + link.search !== pathname + search) dispatch(loadWithScript(link));
    };
    // The pointer and the focus have an intent each, because a pointer that rests says nothing about the keyboard.
    const pointer = createIntent(load);
    const focus = createIntent(load);
    const hover = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointer.reach(target);
    const enter = ({ target }: FocusEvent) => focus.reach(target);
    const touch = ({ target }: TouchEvent) => {
      const link = linkAt(target);
      if (link) load(link);
    };
    // The listeners come first, because an open menu keeps the events of its entries from the document.
    const first = { capture: true, passive: true };
    document.addEventListener('pointerover', hover, first);
    document.addEventListener('focusin', enter, first);
    document.addEventListener('touchstart', touch, first);
    return () => {
      pointer.cancel();
      focus.cancel();
      document.removeEventListener('pointerover', hover, first);
      document.removeEventListener('focusin', enter, first);
      document.removeEventListener('touchstart', touch, first);
    };
  }, [dispatch, pathname, search]);
}
