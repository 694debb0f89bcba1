import { apiRoot } from '../shared/api/api-root.ts';
import { fetchUser } from '../shared/session/session.endpoints.ts';
import { firstCheckEnded } from '../shared/session/session.slice.ts';
import { preloadMembers } from './layouts/main-layout.tsx';
import { loadFor, loadForMember, preloadScreen } from './router/routes.ts';
import type { createPortalStore, PortalStore } from './store.ts';

type Persistor = ReturnType<typeof createPortalStore>['persistor'];

/** Ends when what was persisted is back in the store. */
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

/** Ends when the user check has brought an answer about the session. */
function answered(store: PortalStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getState().session.trouble) return;
      stop();
      resolve();
    });
  });
}

/** Milliseconds: a screen that takes longer to load is shown as pending (design/look.md). */
const PENDING_AFTER_MS = 150;

const pendingTime = () => new Promise((resolve) => setTimeout(resolve, PENDING_AFTER_MS));

/**
 * The first user check, after which the portal shows: who is signed in, or that nobody is (specification §4). Without an
 * answer this ends as well, and RootGate shows a page that asks again. The scripts for the address load meanwhile, so that
 * the screen shows at once, without an empty frame before it.
 */
export async function checkUserAtStart(
  { store, persistor }: ReturnType<typeof createPortalStore>,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  // First what was kept here, so that the answer can be held against it: it may be of another user.
  await rehydrated(persistor);
  // Who was signed in most likely still is: their screen need not wait for the answer.
  const { auth, user } = store.getState();
  const { isAuthenticated } = auth;
  const scripts = Promise.all([
    preloadScreen(pathname, isAuthenticated),
    isAuthenticated ? preloadMembers().catch(() => undefined) : undefined,
  ]);
  // Nor need its calls. Which association it is about is only known of who chose one here.
  if (isAuthenticated && user.activeAssociationId)
    store.dispatch(loadFor(user.activeAssociationId, { pathname, search }));
  const finish = async () => {
    store.dispatch(loadForMember({ pathname, search }));
    await Promise.race([scripts, pendingTime()]);
    store.dispatch(firstCheckEnded());
  };
  await store.dispatch(fetchUser());
  // The page of RootGate asks again, until there is an answer.
  if (!store.getState().session.trouble) return finish();
  void answered(store).then(() => {
    // The calls that left before failed as well.
    store.dispatch(apiRoot.util.resetApiState());
    return finish();
  });
  return undefined;
}
