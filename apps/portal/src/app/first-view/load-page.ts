import { apiRoot } from '../../shared/store/api-root.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import { loadInvoicesBadge } from '../../features/invoices/use-invoices-badge.ts';
import { refreshCounts } from '../../shared/sections/counts.ts';
import { fetchUser } from '../../shared/session/session.endpoints.ts';
import { firstCheckEnded } from '../../shared/store/session.slice.ts';
import { isSignedIn, sessionAt } from '../../shared/session/use-session.ts';
import { preloadMembers } from '../layouts/main-layout.tsx';
import { loadPage, loadUrgentNews, preloadScreen } from '../routes/routes.ts';

/** @throws Error if the user check gives no response about the session. */
export const checkUser: AppThunk<Promise<void>> = async (dispatch, getState) => {
  await dispatch(fetchUser());
  const { trouble } = getState().session;
  if (trouble) throw new Error('The user check gave no response about the session.', { cause: trouble });
};

export const loadDrawing =
  ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { session, user } = getState();
    const isMember = isSignedIn(session.user);
    const { activeAssociation } = sessionAt(search, session.user, user.activeAssociationId);
    const place = { pathname, search };
    await Promise.all([
      preloadScreen(pathname, isMember),
      dispatch(loadPage(place)),
      isMember && preloadMembers(),
      ...(activeAssociation
        ? [
            dispatch(loadUrgentNews(activeAssociation.id, place)),
            dispatch(refreshCounts(activeAssociation.id)),
            dispatch(loadInvoicesBadge(activeAssociation)),
          ]
        : []),
    ]);
    await Promise.all(dispatch(apiRoot.util.getRunningQueriesThunk()));
    dispatch(firstCheckEnded());
  };
