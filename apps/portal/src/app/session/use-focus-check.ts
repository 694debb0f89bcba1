import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { routeAt } from '../router/preload-screen.ts';
import { useSessionCheck } from './use-session-check.ts';

/** Whenever the window regains focus on a route that requires authentication, the session is checked (specification §1). */
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
