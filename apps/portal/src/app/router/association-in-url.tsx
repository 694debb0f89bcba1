import { searchForMember } from '@mijn/domain/associations';
import { type LinkElementProps, useLinks } from '@mijn/ui/link-provider';
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { useStore } from 'react-redux';
import {
  createPath,
  type Navigator,
  parsePath,
  type Path,
  resolvePath,
  type To,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';
import type { RootState } from '../../shared/store/hooks.ts';
import { type Session, sessionAt, useSession } from '../../shared/session/use-session.ts';
import { hasOwnLayout } from '../../shared/routing/paths.ts';
import { clearFollowed, markFollowed } from './followed-link.ts';

/** Returns a path with the association in the search part. The pages for signing in and out do not get one. */
export function pathForMember(
  path: Partial<Path>,
  { user, activeAssociation }: Pick<Session, 'user' | 'activeAssociation'>,
): Partial<Path> {
  if (user === null || hasOwnLayout(path.pathname ?? '')) return path;
  return { ...path, search: searchForMember(path.search ?? '', user.associations, activeAssociation) };
}

/** Returns whether an href is a page of the portal: a path or a search part, but not an API call. */
const isWithinPortal = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);

/** Returns a function that adds the association to an href. It stays the same while the member and the association stay. */
export function useHref(): (href: string) => string {
  const { user, activeAssociation } = useSession();
  return useCallback(
    (href) => {
      if (!isWithinPortal(href)) return href;
      const {
        pathname = '',
        search = '',
        hash = '',
      } = pathForMember(parsePath(href), { user, activeAssociation });
      return pathname + search + hash;
    },
    [user, activeAssociation],
  );
}

/** Returns whether the browser itself follows a click: in a new tab or window, or as a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** The location whose page is shown. The ref stays the same, so that a link does not render again when the location changes. */
const ShownLocation = createContext<RefObject<Path>>({ current: { pathname: '/', search: '', hash: '' } });

/**
 * Renders a link within the portal without a page load. The navigation state has the URL of the current page, so that the
 * next page can link back (`useWayBack`). It is a plain anchor, because the link of the router has 20 hooks and a list
 * has many links.
 */
export function RouterLink({ href, children, onClick, ...props }: LinkElementProps) {
  const { toHref } = useLinks();
  const { navigator } = useContext(NavigationContext);
  const shown = useContext(ShownLocation);
  if (!isWithinPortal(href) || props.download !== undefined) {
    return (
      <a href={href} onClick={onClick} {...props}>
        {children}
      </a>
    );
  }
  // Only a link to the current path reads the location, which renders a link again at each navigation.
  const base = href.startsWith('?') ? use(LocationContext).location.pathname : '/';
  const path = createPath(resolvePath(toHref(href), base));
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const { target = '_self' } = props;
    if (event.defaultPrevented || target !== '_self' || isForBrowser(event)) return;
    event.preventDefault();
    const { pathname, search, hash } = shown.current;
    // As in the browser, a link to the current page adds no entry to the history.
    const isHere = path === pathname + search + hash;
    if (!isHere) markFollowed(event.currentTarget);
    navigator[isHere ? 'replace' : 'push'](path, { from: pathname + search });
  };
  return (
    <a href={path} onClick={follow} {...props}>
      {children}
    </a>
  );
}

/**
 * Adds the association to every URL that the portal navigates to (docs/product.md#association-in-the-address). The
 * declarative router has no public API for this, so that this component wraps its navigator (docs/decisions/0015).
 */
export function AssociationNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const store = useStore<Pick<RootState, 'session' | 'user'>>();
  const location = useLocation();
  const shown = useRef<Path>(location);
  useLayoutEffect(() => {
    shown.current = location;
    clearFollowed();
  }, [location]);

  // `navigate` is a dependency of effects.
  const value = useMemo(() => {
    const { navigator } = context;
    const complete = (to: To): To => {
      const { session, user } = store.getState();
      const path = typeof to === 'string' ? parsePath(to) : to;
      return pathForMember(path, sessionAt(shown.current.search, session.user, user.activeAssociationId));
    };
    // A spread would copy the location of the history, which changes.
    const completing: Navigator = Object.create(navigator);
    completing.push = (to, state, options) => navigator.push(complete(to), state, options);
    completing.replace = (to, state, options) => navigator.replace(complete(to), state, options);
    return { ...context, navigator: completing };
  }, [context, store]);
  return (
    <NavigationContext value={value}>
      <ShownLocation value={shown}>{children}</ShownLocation>
    </NavigationContext>
  );
}
