import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef } from 'react';
import { useStore } from 'react-redux';
import {
  type NavigateOptions,
  parsePath,
  type To,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
} from 'react-router';
import type { RootState } from '../../shared/api/hooks.ts';
import { sessionAt } from '../../shared/session/use-session.ts';
import { pathForMember } from './path-for-member.ts';

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
