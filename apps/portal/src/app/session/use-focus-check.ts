import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useAppDispatch } from '../../shared/api/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { paths } from '../paths.ts';
import { routes } from '../router/routes.ts';

/**
 * Whenever the window regains focus on a route that requires authentication, the user is fetched again; when that
 * fails the browser goes to /logout with a full page load (specification §1).
 */
export function useFocusCheck(): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useLocation();
  const requiresAuth = routes.some((route) => route.requiresAuth && matchPath(route.pattern, pathname));

  useEffect(() => {
    if (!requiresAuth) return undefined;
    const check = async () => {
      try {
        await dispatch(fetchUser()).unwrap();
      } catch {
        window.location.assign(paths.logout.build(pathname + search));
      }
    };
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [dispatch, requiresAuth, pathname, search]);
}
