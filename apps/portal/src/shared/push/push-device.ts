import { SERVICE_WORKER_PATH } from '@mijn/domain/sharing';

/**
 * What a browser can do: `home_screen` means that it shows notifications only once the portal is on the home screen, as on
 * an iPhone, and `none` that it never does.
 */
export type PushAbility = 'pushes' | 'home_screen' | 'none';

/** A push subscription as the server needs it. */
export interface DeviceSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const isApple = (): boolean =>
  /iPhone|iPad|Macintosh/u.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

export function pushAbility(): PushAbility {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return 'pushes';
  return isApple() ? 'home_screen' : 'none';
}

/** Registers the service worker, which changes nothing if it is registered. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** Returns the push subscription that the browser has, without a question to the member. */
export async function findDeviceSubscription(): Promise<PushSubscription | null> {
  if (pushAbility() !== 'pushes') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for the permission of the browser, if the member did not give or refuse it before. Call this at a press alone. */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

const keyText = (key: ArrayBuffer | null): string =>
  btoa(String.fromCodePoint(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Subscribes the browser at its push service. A push subscription for another key, such as of an earlier installation, is
 * replaced. @throws DOMException if the push service is out of reach.
 */
export async function subscribeDevice(publicKey: string): Promise<DeviceSubscription> {
  const { pushManager } = await registerServiceWorker();
  const known = await pushManager.getSubscription();
  const isOther = known && keyText(known.options.applicationServerKey) !== publicKey;
  if (isOther) await known.unsubscribe();
  const subscription =
    known && !isOther
      ? known
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  return {
    endpoint: subscription.endpoint,
    p256dh: keyText(subscription.getKey('p256dh')),
    auth: keyText(subscription.getKey('auth')),
  };
}

export async function unsubscribeDevice(): Promise<void> {
  await (await findDeviceSubscription())?.unsubscribe();
}
