import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type AppThunk, useAppDispatch } from '../../shared/store/hooks.ts';
import { isSlowConnection } from '../../shared/connection.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { loadPage, preloadScreen } from '../routes/routes.ts';

/**
 * The time in milliseconds that a pointer or the focus stays on a link before its page loads. A pointer that crosses a
 * list loads nothing.
 */
const INTENT_MS = 65;

/**
 * Returns the link around an element, or in the heading of its table row. Null if a click would leave the portal or the
 * tab.
 */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link =
    target.closest<HTMLAnchorElement>('a[href]') ??
    target.closest('tr')?.querySelector<HTMLAnchorElement>('th a[href]');
  const isHere = link?.origin === window.location.origin && link.target === '' && !link.download;
  return isHere ? link : null;
}

const loadWithScript =
  ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): AppThunk =>
  (dispatch, getState) => {
    // The response of the server takes longer than the script, which is often there.
    void dispatch(loadPage({ pathname, search }));
    void preloadScreen(pathname, isSignedIn(getState().session.user));
  };

/** Calls `load` once for a link on which the pointer or the focus has stayed for a while, or that is pressed. */
function createIntent(load: (link: HTMLAnchorElement) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let intended: HTMLAnchorElement | null = null;
  let isLoaded = false;
  const loadIntended = () => {
    clearTimeout(timer);
    if (intended && !isLoaded) load(intended);
    isLoaded = true;
  };
  const reach = (target: EventTarget | null) => {
    const link = linkAt(target);
    if (link === intended) return;
    clearTimeout(timer);
    intended = link;
    isLoaded = false;
    if (link) timer = setTimeout(loadIntended, INTENT_MS);
  };
  return {
    reach,
    press: (target: EventTarget | null) => {
      reach(target);
      loadIntended();
    },
    cancel: () => clearTimeout(timer),
  };
}

/**
 * Loads the page of a link before the user follows it. One listener handles all links, because a list has many links. For
 * a user who saves data or has a slow connection, only a click loads a page.
 */
export function useLoadOnIntent(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const load = (link: HTMLAnchorElement) => {
      if (link.pathname + link.search !== pathname + search) dispatch(loadWithScript(link));
    };
    // A pointer that rests says nothing about the keyboard, so that each has an intent of its own.
    const pointer = createIntent(load);
    const focus = createIntent(load);
    const hover = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointer.reach(target);
    const enter = ({ target }: FocusEvent) => focus.reach(target);
    const press = ({ target, button }: MouseEvent) => button === 0 && pointer.press(target);
    // The listeners come first, because an open menu keeps the events of its entries from the document.
    const first = { capture: true, passive: true };
    document.addEventListener('click', press, first);
    if (!isSlowConnection('2g')) {
      document.addEventListener('pointerover', hover, first);
      document.addEventListener('focusin', enter, first);
      document.addEventListener('pointerdown', press, first);
    }
    return () => {
      pointer.cancel();
      focus.cancel();
      document.removeEventListener('click', press, first);
      document.removeEventListener('pointerover', hover, first);
      document.removeEventListener('focusin', enter, first);
      document.removeEventListener('pointerdown', press, first);
    };
  }, [dispatch, pathname, search]);
}
