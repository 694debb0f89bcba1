import { type Association, searchWithAssociation } from '@mijn/domain/associations';
import { matchPath } from 'react-router';
import { accountPages, accountRoutes } from '../../features/account/account.routes.ts';
import { albumsRoutes } from '../../features/albums/albums.routes.ts';
import { archiveRoutes } from '../../features/archive/archive.routes.ts';
import { authRoutes } from '../../features/auth/auth.routes.ts';
import { boardRoutes } from '../../features/board/board.routes.ts';
import { formsRoutes } from '../../features/forms/forms.routes.ts';
import { invoicesRoutes } from '../../features/invoices/invoices.routes.ts';
import { meetingsRoutes } from '../../features/meetings/meetings.routes.ts';
import { messagesRoutes, newsRoutes } from '../../features/messages/messages.routes.ts';
import { newslettersRoutes } from '../../features/newsletters/newsletters.routes.ts';
import { notificationsRoutes } from '../../features/notifications/notifications.routes.ts';
import { settingsRoutes } from '../../features/settings/settings.routes.ts';
import { todosRoutes } from '../../features/todos/todos.routes.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import { isFor, type LoadModule, type PortalRoute } from '../../shared/routing/portal-route.ts';
import { isSignedIn, sessionAt } from '../../shared/session/use-session.ts';
import type { UrlFormat } from '../../shared/tables/url-format.ts';
import { landingRoutes } from '../landing/landing.routes.ts';
import { hasOwnLayout } from '../../shared/routing/paths.ts';

/** Every route of the portal (docs/product.md#routes), in the order of the menus. */
export const routes: readonly PortalRoute[] = [
  ...landingRoutes,
  ...authRoutes,
  ...notificationsRoutes,
  ...accountRoutes,
  ...settingsRoutes,
  ...accountPages,
  ...boardRoutes,
  ...todosRoutes,
  ...meetingsRoutes,
  ...invoicesRoutes,
  ...formsRoutes,
  ...messagesRoutes,
  ...newslettersRoutes,
  ...albumsRoutes,
  ...newsRoutes,
  ...archiveRoutes,
];

let last: { pathname: string; route: PortalRoute | undefined } | undefined;

/**
 * Returns the route of a pathname. The last result is remembered, because the router compiles each pattern every time,
 * and a click asks five times.
 */
export function routeAt(pathname: string): PortalRoute | undefined {
  if (last?.pathname !== pathname)
    last = { pathname, route: routes.find(({ pattern }) => matchPath(pattern, pathname)) };
  return last.route;
}

/** Loads the script of a screen, so that it does not wait for the first user check. Never rejects. */
export async function preloadScreen(pathname: string, isMember: boolean): Promise<void> {
  const route = routeAt(pathname);
  const screen = (isMember && route?.memberScreen) || route?.screen;
  // The error is ignored, because the rendered screen reports it.
  await screen?.preload().catch(() => undefined);
}

type Place = Pick<Location, 'pathname' | 'search'>;

const loadModules = new Map<PortalRoute, LoadModule>();

/** Loads the module that starts the requests of a route. Rejects if its script does not load. */
export async function importLoad(route: PortalRoute): Promise<LoadModule | undefined> {
  const module = await route.load?.();
  if (module) loadModules.set(route, module);
  return module;
}

/** Starts the requests of a page, which do not wait for the script of its screen. Never rejects. */
export const loadFor =
  (association_id: string, { pathname, search }: Place, association?: Association): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const route = routeAt(pathname);
    // Before the user check it is unknown whether the user may open such a route. The gate of the route redirects.
    if (route?.onlyFor && !isFor[route.onlyFor](association)) return;
    try {
      // A loaded module starts the requests in the task of the click. An import would let a frame go first.
      const module = route && (loadModules.get(route) ?? (await importLoad(route)));
      const own = searchWithAssociation(search, undefined);
      if (!module) return;
      const context = {
        association_id,
        association,
        pathname,
        params: matchPath(route?.pattern ?? '', pathname)?.params ?? {},
        settingsOf: <Settings>(list: string, format: UrlFormat<Settings>) => {
          const kept = getState().tables[`${list}/${association_id}`];
          return own === '' && kept ? format.restore(kept) : format.read(new URLSearchParams(own));
        },
      };
      dispatch(module.load(context));
    } catch {
      // The screen sends the same request and shows the error.
    }
  };

/** Starts the requests of a page about the member alone. Never rejects. */
const loadOwn =
  ({ pathname }: Pick<Place, 'pathname'>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    try {
      const load = await routeAt(pathname)?.loadOwn?.();
      if (load) dispatch(load);
    } catch {
      // The screen sends the same requests and shows the error.
    }
  };

/**
 * Loads the urgent news above a page. Never rejects. A page for signing in or out has none, because the session may end
 * meanwhile.
 */
export const loadUrgentNews =
  (association_id: string, { pathname }: Pick<Place, 'pathname'>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (hasOwnLayout(pathname)) return;
    try {
      const urgentNews = await import('../notices/notices.ts');
      await dispatch(urgentNews.loadUrgentNews(association_id));
    } catch {
      // The page opens without the news.
    }
  };

const activeAt =
  ({ search }: Pick<Place, 'search'>): AppThunk<Association | undefined> =>
  (_, getState) => {
    const { session, user } = getState();
    return sessionAt(search, session.user, user.activeAssociationId).activeAssociation;
  };

/** Starts the requests of a page, without those of the frame around it. Never rejects. */
export const loadPage =
  (place: Place): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const active = dispatch(activeAt(place));
    await Promise.all([
      isSignedIn(getState().session.user) && dispatch(loadOwn(place)),
      active && dispatch(loadFor(active.id, place, active)),
    ]);
  };

/** Starts the requests of a page and of the frame around it. Resolves when the urgent news is known. Never rejects. */
export const loadForMember =
  (place: Place): AppThunk<Promise<void>> =>
  async (dispatch) => {
    void dispatch(loadPage(place));
    const active = dispatch(activeAt(place));
    if (active) await dispatch(loadUrgentNews(active.id, place));
  };
