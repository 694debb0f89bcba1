import type { AppThunk } from '../../shared/api/hooks.ts';
import { sessionAt } from '../../shared/session/use-session.ts';
import type { PortalRoute } from './routes.ts';

/** Asks for what a route shows to who is signed in, so that it does not wait for the script of the screen. */
export const prefetchData =
  (route: PortalRoute | undefined, search: string): AppThunk =>
  (dispatch, getState) => {
    const { session, user } = getState();
    const { activeAssociation } = sessionAt(search, session.user, user.activeAssociationId);
    if (activeAssociation && route?.prefetch) dispatch(route.prefetch(activeAssociation.id));
  };
