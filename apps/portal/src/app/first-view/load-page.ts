import { apiRoot } from '../../shared/api/api-root.ts';
import { loadInvoicesBadge } from '../../features/invoices/use-invoices-badge.ts';
import { refreshCounts } from '../../shared/sections/counts.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { firstCheckEnded } from '../../shared/session/session.slice.ts';
import { isSignedIn, sessionAt } from '../../shared/session/use-session.ts';
import { preloadMembers } from '../layouts/main-layout.tsx';
import { loadFor, loadOwn, loadUrgentNews, preloadScreen } from '../router/routes.ts';
import type { createServerStore } from '../store.ts';

type ServerStore = ReturnType<typeof createServerStore>;

/**
 * Performs the user check of a page that the server draws.
 * @throws Error if the check gives no answer about the session.
 */
export async function checkUser({ dispatch, getState }: ServerStore): Promise<void> {
  await dispatch(fetchUser());
  const { trouble } = getState().session;
  if (trouble) throw new Error('The user check gave no answer about the session.', { cause: trouble });
}

/** Loads the scripts and the data of the page at a URL, so that it can be drawn as a whole. */
export async function loadPage(
  { dispatch, getState }: ServerStore,
  { pathname, search }: URL,
): Promise<void> {
  const { user, activeAssociationId } = { ...getState().session, ...getState().user };
  const { activeAssociation } = sessionAt(search, user, activeAssociationId);
  const isMember = isSignedIn(user);
  const place = { pathname, search };
  await Promise.all([
    preloadScreen(pathname, isMember),
    isMember && preloadMembers(),
    isMember && dispatch(loadOwn(place)),
    activeAssociation && dispatch(loadFor(activeAssociation.id, place, activeAssociation)),
    activeAssociation && dispatch(loadUrgentNews(activeAssociation.id, place)),
    activeAssociation && dispatch(refreshCounts(activeAssociation.id)),
    activeAssociation && dispatch(loadInvoicesBadge(activeAssociation)),
  ]);
  await Promise.all(dispatch(apiRoot.util.getRunningQueriesThunk()));
  dispatch(firstCheckEnded());
}
