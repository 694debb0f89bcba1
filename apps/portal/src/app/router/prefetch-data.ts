import type { AppThunk } from '../../shared/api/hooks.ts';
import { isSignedIn, selectActiveAssociation } from '../../shared/session/use-session.ts';
import type { PortalRoute } from './routes.ts';

/** Asks for what a route shows to who is signed in, so that it does not wait for the script of the screen. */
export const prefetchData =
  (route: PortalRoute | undefined): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const association = isSignedIn(state.session.user) ? selectActiveAssociation(state) : undefined;
    if (association && route?.prefetch) dispatch(route.prefetch(association.id));
  };
