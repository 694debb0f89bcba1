import { SERVICE_WORKER_PATH } from '@mijn/domain/sharing';
import type { Store } from '@reduxjs/toolkit';
import { deleteFiles } from '../../shared/share-target/kept-files.ts';
import type { RootState } from '../../shared/store/hooks.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';

type SessionStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** Milliseconds: a browser without idle callbacks, such as Safari, registers after the first page has settled. */
const SETTLED_MS = 3000;

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run);
  else setTimeout(run, SETTLED_MS);
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  await container.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
}

/** What the device keeps for a member goes with the member. The server has ended the push subscription already. */
async function forget(container: ServiceWorkerContainer): Promise<void> {
  await deleteFiles(window.caches);
  const registration = await container.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/**
 * Registers the service worker once a member is signed in and the page is idle, and ends the pushes to this device when the
 * member signs out (docs/product.md#home-screen-and-push).
 */
export function startDevice(store: SessionStore): void {
  // A page without https has none, and neither has a private window of Firefox.
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!container) return;
  let isMember = false;
  const look = () => {
    const { session, user } = store.getState();
    if (!isMember && isSignedIn(session.user) && session.user.impersonation === null) {
      isMember = true;
      whenIdle(() => void register(container).catch(() => undefined));
    }
    // An expired session keeps this e-mail address, and its push subscription ends on the server alone.
    if (isMember && user.email === null) {
      isMember = false;
      void forget(container).catch(() => undefined);
    }
  };
  look();
  store.subscribe(look);
}
