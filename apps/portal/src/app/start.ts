import { apiRoot } from '../shared/api/api-root.ts';
import { fetchUser } from '../shared/session/session.endpoints.ts';
import { firstCheckEnded } from '../shared/session/session.slice.ts';
import { preloadMembers } from './layouts/main-layout.tsx';
import { loadFor, loadForMember, loadUrgentNews, preloadScreen } from './router/routes.ts';
import type { createPortalStore, PortalStore } from './store.ts';

type Persistor = ReturnType<typeof createPortalStore>['persistor'];

/** Returns a promise that resolves when the persisted state is restored in the store. */
function rehydrated(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(check);
    check();
  });
}

/** Returns a promise that resolves when the user check has got a response about the session. */
function answered(store: PortalStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getState().session.trouble) return;
      stop();
      resolve();
    });
  });
}

/** The delay in milliseconds after which a screen that still loads is shown as pending (design/look.md). */
const PENDING_AFTER_MS = 150;

/**
 * The maximum time in milliseconds that the first page waits for the urgent news above it. The page has no content
 * before, because its own request was sent at the same time.
 */
const URGENT_NEWS_MS = 500;

const within = (time: number, loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, time))]);

/**
 * Performs the first user check, which determines who is signed in (specification §4), and then shows the
 * portal. If the check gets no response, the promise resolves as well, and RootGate shows a page that retries
 * the check. The scripts for the URL load at the same time, so that the screen shows at once, without an
 * empty frame before it.
 */
export async function checkUserAtStart(
  { store, persistor }: ReturnType<typeof createPortalStore>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  // The persisted state is restored first, so that it can be compared with the response, which may be about
  // another user.
  await rehydrated(persistor);
  // A user who was signed in most likely still is, so the scripts for that user load before the response.
  const { auth, user } = store.getState();
  const { isAuthenticated } = auth;
  const scripts = Promise.all([
    preloadScreen(pathname, isAuthenticated),
    isAuthenticated ? preloadMembers().catch(() => undefined) : undefined,
  ]);
  // The requests do not wait for the response either. They need the association, which is only known if the
  // user chose one in this browser.
  if (isAuthenticated && user.activeAssociationId) {
    store.dispatch(loadFor(user.activeAssociationId, { pathname, search }));
    void store.dispatch(loadUrgentNews(user.activeAssociationId, { pathname }));
  }
  const finish = async () => {
    const urgentNews = store.dispatch(loadForMember({ pathname, search }));
    await Promise.all([within(PENDING_AFTER_MS, scripts), within(URGENT_NEWS_MS, urgentNews)]);
    store.dispatch(firstCheckEnded());
  };
  await store.dispatch(fetchUser());
  // Without a response, the page of RootGate retries the check.
  if (!store.getState().session.trouble) return finish();
  void answered(store).then(() => {
    // The cache is reset, because the requests that were sent before have failed as well.
    store.dispatch(apiRoot.util.resetApiState());
    return finish();
  });
  return undefined;
}
