import { searchForMember } from '@mijn/domain/associations';
import type { LinkElementProps } from '@mijn/ui/link-provider';
import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import {
  Link,
  type NavigateOptions,
  parsePath,
  type Path,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';
import type { RootState } from '../../shared/api/hooks.ts';
import { type Session, sessionAt, useSession } from '../../shared/session/use-session.ts';
import { isSigningIn } from '../paths.ts';

/** An address of the portal as this member gets it: with the association, but for the pages of signing in. */
export function pathForMember(path: Partial<Path>, { user, activeAssociation }: Session): Partial<Path> {
  if (user === null || isSigningIn(path.pathname ?? '')) return path;
  return { ...path, search: searchForMember(path.search ?? '', user.associations, activeAssociation) };
}

/** Whether an address is a page of the portal: a path or a search part, and no call of the server. */
const isWithinPortal = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);

/** Completes the address of a link that the router does not draw, such as the entry of a menu. */
export function useHref(): (href: string) => string {
  const session = useSession();
  return (href) => {
    if (!isWithinPortal(href)) return href;
    const { pathname = '', search = '', hash = '' } = pathForMember(parsePath(href), session);
    return pathname + search + hash;
  };
}

/**
 * How the components of ui follow a link: within the portal without a page load, elsewhere as any link. The next page
 * finds in its state where the link was followed (`useWayBack`).
 */
export function RouterLink({ href, children, ...props }: LinkElementProps) {
  const { pathname, search } = useLocation();
  const session = useSession();
  return isWithinPortal(href) && props.download === undefined ? (
    <Link to={pathForMember(parsePath(href), session)} state={{ from: pathname + search }} {...props}>
      {children}
    </Link>
  ) : (
    <a href={href} {...props}>
      {children}
    </a>
  );
}

/**
 * Adds the association to every address that the portal navigates to (decisions §2): with `navigate`, with `Navigate`, or
 * by a change of the search part. The declarative router has no public place for that, so this wraps the navigator of
 * its context (docs/decisions/0015).
 */
export function AssociationNavigation({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const store = useStore<Pick<RootState, 'session' | 'user'>>();
  const { search } = useLocation();
  const current = useRef(search);
  useLayoutEffect(() => {
    current.current = search;
  }, [search]);

  // The value never changes: `navigate` is a dependency of effects.
  const value = useMemo(() => {
    const { navigator } = context;
    const complete = (to: To): To => {
      const { session, user } = store.getState();
      const path = typeof to === 'string' ? parsePath(to) : to;
      return pathForMember(path, sessionAt(current.current, session.user, user.activeAssociationId));
    };
    return {
      ...context,
      navigator: {
        ...navigator,
        push: (to: To, state?: unknown, options?: NavigateOptions) =>
          navigator.push(complete(to), state, options),
        replace: (to: To, state?: unknown, options?: NavigateOptions) =>
          navigator.replace(complete(to), state, options),
      },
    };
  }, [context, store]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
