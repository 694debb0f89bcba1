import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { type AppThunk, useAppDispatch } from '../../shared/store/hooks.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import { loadPage, preloadScreen } from '../routes/routes.ts';
import { isSavingData } from './saves-data.ts';

/**
 * The time in milliseconds that a pointer or the focus stays on a link before the page of the link loads. A pointer that
 * crosses a list loads nothing.
 */
const INTENT_MS = 65;

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
    // The response of the server takes longer than the script, which is often there.
    void dispatch(loadPage({ pathname, search }));
    void preloadScreen(pathname, isSignedIn(getState().session.user));
  };

/**
 * Watches the elements that a pointer or the focus reaches. Calls `load` for a link on which it has stayed for a while or
 * that is pressed, once until it leaves the link.
 */
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
 * Loads the page of a link when the user is about to follow the link: the pointer or the focus stays on it, or a finger or
 * the mouse presses it. A click without any of these, as from assistive technology, loads the page before the router
 * renders it. One listener handles all links and entries of menus, because a list has many links. The page that is shown is
 * not loaded. For a user who saves data only a click loads a page.
 */
export function useLoadOnIntent(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const load = (link: HTMLAnchorElement) => {
      if (link.pathname + link.search !== pathname + search) dispatch(loadWithScript(link));
    };
    // The pointer and the focus have an intent each, because a pointer that rests says nothing about the keyboard.
    const pointer = createIntent(load);
    const focus = createIntent(load);
    const hover = ({ target, pointerType }: PointerEvent) => pointerType !== 'touch' && pointer.reach(target);
    const enter = ({ target }: FocusEvent) => focus.reach(target);
    const press = ({ target, button }: MouseEvent) => button === 0 && pointer.press(target);
    // The listeners come first, because an open menu keeps the events of its entries from the document.
    const first = { capture: true, passive: true };
    document.addEventListener('click', press, first);
    if (!isSavingData()) {
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
