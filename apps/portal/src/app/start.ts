import { fetchUser } from '../shared/session/session.endpoints.ts';
import { firstCheckEnded } from '../shared/session/session.slice.ts';
import { memberShell } from './layouts/main-layout.tsx';
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

/** The first user check, after which the portal shows: who is signed in, or that nobody is (specification §4). */
export async function checkUserAtStart(store: PortalStore, persistor: Persistor): Promise<void> {
  // First what was kept here, so that the answer can be held against it: it may be of another user.
  await rehydrated(persistor);
  // Who was signed in most likely still is: their frame need not wait for the answer.
  if (store.getState().auth.isAuthenticated) memberShell.preload().catch(() => undefined);
  await store.dispatch(fetchUser());
  store.dispatch(firstCheckEnded());
}
