import {
  findDeviceSubscription,
  registerServiceWorker,
  unsubscribeDevice,
} from '../../shared/push/push-device.ts';
import { whenIdle } from '../../shared/chunks/when-idle.ts';
import { pushEndpoints } from '../../shared/push/push.endpoints.ts';
import { forgetMember, keepMember } from '../../shared/share-target/kept-files.ts';
import { isSignedIn } from '../../shared/session/use-session.ts';
import type { AppDispatch } from '../../shared/store/hooks.ts';
import type { PortalStore } from './share-session.ts';

/** Gives the push subscription of an earlier session of the member to this one, or forgets that of another member. */
async function renew(dispatch: AppDispatch): Promise<void> {
  await registerServiceWorker();
  const subscription = await findDeviceSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const { error } = await dispatch(pushEndpoints.endpoints.renewPush.initiate({ body: { endpoint } }));
  if (error && 'code' in error && error.code === 'not_found') await subscription.unsubscribe();
}

/** What the device keeps for a member goes with the member. The server has ended the push subscription already. */
async function forget(): Promise<void> {
  await forgetMember(window.caches);
  await unsubscribeDevice();
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

/**
 * Registers the service worker once a member is signed in and the page is idle, and ends the pushes to this device when the
 * member signs out (docs/product.md#home-screen-and-push).
 */
export function startDevice(store: PortalStore): void {
  // A page without https has none, and neither has a private window of Firefox.
  if (!('serviceWorker' in navigator)) return;
  let memberId: string | undefined;
  const look = () => {
    const { session, user } = store.getState();
    if (isSignedIn(session.user) && session.user.id !== memberId && session.user.impersonation === null) {
      const { id } = session.user;
      memberId = id;
      whenIdle(() => {
        void renew(store.dispatch).catch(() => undefined);
        void keepMember(window.caches, id).catch(() => undefined);
      });
    }
    // An expired session keeps this e-mail address.
    if (memberId !== undefined && user.email === null) {
      memberId = undefined;
      void forget().catch(() => undefined);
    }
  };
  look();
  store.subscribe(look);
}
