import { type Association, searchWithAssociation } from '@mijn/domain/associations';
import { matchPath } from 'react-router';
import { accountRoutes } from '../../features/account/account.routes.ts';
import { archiveRoutes } from '../../features/archive/archive.routes.ts';
import { authRoutes } from '../../features/auth/auth.routes.ts';
import { formsRoutes } from '../../features/forms/forms.routes.ts';
import { invoicesRoutes } from '../../features/invoices/invoices.routes.ts';
import { meetingsRoutes } from '../../features/meetings/meetings.routes.ts';
import { todosRoutes } from '../../features/todos/todos.routes.ts';
import type { AppThunk } from '../../shared/api/hooks.ts';
import { isFor, type PortalRoute } from '../../shared/routing/portal-route.ts';
import { sessionAt } from '../../shared/session/use-session.ts';
import type { AddressFormat } from '../../shared/tables/address-format.ts';
import { comingRoutes } from '../coming/coming.routes.ts';
import { landingRoutes } from '../landing/landing.routes.ts';

/** Every route of specification §2. Those of the top menu stand in its order. */
export const routes: readonly PortalRoute[] = [
  ...landingRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...todosRoutes,
  ...meetingsRoutes,
  ...invoicesRoutes,
  ...formsRoutes,
  ...comingRoutes,
  ...archiveRoutes,
];

/** The route of an address; undefined for one that there is not. */
export function routeAt(pathname: string): PortalRoute | undefined {
  return routes.find(({ pattern }) => matchPath(pattern, pathname));
}

/** Loads the script of the screen at an address, so that it does not wait for the first user check. Never rejects. */
export async function preloadScreen(pathname: string, isMember: boolean): Promise<void> {
  const route = routeAt(pathname);
  const screen = (isMember && route?.memberScreen) || route?.screen;
  // A failure shows where the screen is shown.
  await screen?.preload().catch(() => undefined);
}

/** The address of a page. */
type Place = Pick<Location, 'pathname' | 'search'>;

/** Starts the calls of the page at an address for an association. They do not wait for the script of the screen. */
export const loadFor =
  (association_id: string, { pathname, search }: Place, association?: Association): AppThunk =>
  (dispatch, getState) => {
    const route = routeAt(pathname);
    // Before the user check nobody knows who may open such a route; its gate refuses all others.
    if (route?.onlyFor && !isFor[route.onlyFor](association)) return;
    const start = async () => {
      const module = await route?.load?.();
      const own = searchWithAssociation(search, undefined);
      if (!module) return;
      const context = {
        association_id,
        association,
        params: matchPath(route?.pattern ?? '', pathname)?.params ?? {},
        settingsOf: <Settings>(list: string, format: AddressFormat<Settings>) => {
          const kept = getState().tables[`${list}/${association_id}`];
          return own === '' && kept ? format.restore(kept) : format.read(new URLSearchParams(own));
        },
      };
      dispatch(module.load(context));
    };
    // The screen asks for it too, and shows what went wrong.
    start().catch(() => undefined);
  };

/** The same for who is signed in. */
export const loadForMember =
  (place: Place): AppThunk =>
  (dispatch, getState) => {
    const { session, user } = getState();
    const { activeAssociation } = sessionAt(place.search, session.user, user.activeAssociationId);
    if (activeAssociation) dispatch(loadFor(activeAssociation.id, place, activeAssociation));
  };
