import { eventOf } from '@mijn/api';
import { useCallback, useEffect } from 'react';
import { useLocation } from 'react-router';
import { errorOf } from '../../shared/api/error-of.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { logoutPath, nextOfHere } from '../../shared/routing/paths.ts';
import { routeAt } from '../routes/routes.ts';

/**
 * Returns a function that checks the session. If it is over, the browser goes to /logout with a full page load
 * (docs/product.md#session-check). Without a response about the session, the page stays.
 */
export function useSessionCheck(): () => Promise<void> {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    const next = nextOfHere();
    const error = errorOf(await dispatch(fetchUser()));
    if (error && eventOf(error, false) === 'unauthenticated') {
      window.location.assign(logoutPath(next));
    }
  }, [dispatch]);
}

export function useFocusCheck(): void {
  const check = useSessionCheck();
  const requiresAuth = routeAt(useLocation().pathname)?.requiresAuth === true;

  useEffect(() => {
    if (!requiresAuth) return undefined;
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [check, requiresAuth]);
}
