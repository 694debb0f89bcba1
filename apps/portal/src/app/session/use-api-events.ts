import type { ApiEvent, Connection } from '@mijn/api';
import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router';
import { type RootState, useAppDispatch } from '../../shared/store/hooks.ts';
import { secondFactorRequired } from '../../shared/store/session.slice.ts';
import type { EndedSession } from '../../shared/session/logout-state.ts';
import { endSession, fetchUser } from '../../shared/session/session.endpoints.ts';
import { toastShown } from '../../shared/store/toasts.slice.ts';
import { loginPath, logoutPath, nextOfHere, twoFactorPath } from '../../shared/routing/paths.ts';
import { routeAt } from '../routes/routes.ts';

/** Returns whether a page for signing in or out is shown. Those pages navigate by themselves. */
const isOn = (...pages: readonly string[]) => pages.includes(window.location.pathname);

/**
 * Handles the API events that concern every screen (docs/product.md#errors-on-the-screen). The stored user changes before
 * the navigation, because a user who still seems signed in would be redirected back at once (docs/decisions/0227).
 */
export function useApiEvents({ events }: Pick<Connection, 'events'>): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useStore<RootState>();

  useEffect(() => {
    const errorToast = async (code: 'too_many_requests' | 'csrf_token_mismatch' | 'other_user') => {
      const { errorTexts } = await import('@mijn/api/texts');
      dispatch(toastShown('danger', errorTexts[code], code));
    };
    /** Navigates to a URL, unless the page requires login: the gate of such a page redirects by itself. */
    const leaveFor = (url: string) => {
      if (!routeAt(window.location.pathname)?.requiresAuth) void navigate(url, { replace: true });
    };
    const reactions: Record<ApiEvent, () => void> = {
      too_many_requests: () => void errorToast('too_many_requests'),
      csrf_token_mismatch: () => {
        const next = nextOfHere();
        dispatch(endSession());
        if (isOn(loginPath())) return;
        void errorToast('csrf_token_mismatch');
        leaveFor(loginPath(next));
      },
      two_factor_required: () => {
        const next = nextOfHere();
        dispatch(secondFactorRequired());
        if (!isOn(loginPath(), twoFactorPath())) leaveFor(twoFactorPath(next));
      },
      // The response says that a second factor has to be set up first, and the gate of the page leads there.
      two_factor_setup_required: () => void dispatch(fetchUser()),
      other_user: () => void dispatch(fetchUser()).finally(() => void errorToast('other_user')),
      unauthenticated: () => {
        // Until the first user check has ended, the response to that check handles this case.
        if (!store.getState().session.isReady) return;
        if (isOn(loginPath(), logoutPath())) return;
        const state: EndedSession = { endedSession: store.getState().session.user?.session_id ?? null };
        void navigate(logoutPath(nextOfHere()), { state });
      },
    };
    return events.subscribe((event) => reactions[event]());
  }, [events, dispatch, navigate, store]);
}
