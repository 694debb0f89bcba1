/** What a pretended browser says about pushes. */
export interface PretendedBrowser {
  /** The address of its push subscription, or null without one. */
  endpoint: string | null;
  permission: NotificationPermission;
  /** The address that a new push subscription gets. Without it, the push service is out of reach. */
  becomes?: string;
  /** Whether the member refuses the permission. */
  refuses?: boolean;
}

/** The public key of the example in RFC 8291, and a secret, as bytes. */
const KEYS: Readonly<Record<PushEncryptionKeyName, Uint8Array<ArrayBuffer>>> = {
  p256dh: Uint8Array.from({ length: 65 }, (_, place) => (place === 0 ? 4 : place)),
  auth: new Uint8Array(16),
};

/** Replaces the push functions of this browser, because no browser of a test reaches a push service. */
export function pretendBrowser({ endpoint, permission, becomes, refuses = false }: PretendedBrowser): void {
  let current = endpoint;
  let allowed = permission;
  const subscriptionAt = (address: string) => ({
    endpoint: address,
    options: { applicationServerKey: null },
    getKey: (name: PushEncryptionKeyName) => KEYS[name].buffer,
    unsubscribe: async () => {
      current = null;
      return true;
    },
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (current === null ? null : subscriptionAt(current)),
      subscribe: async () => {
        if (becomes === undefined) throw new DOMException('no push service', 'AbortError');
        current = becomes;
        return subscriptionAt(becomes);
      },
    },
    getNotifications: async () => [],
  };
  const container = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: Object });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: {
      get permission() {
        return allowed;
      },
      requestPermission: async () => {
        allowed = refuses ? 'denied' : 'granted';
        return allowed;
      },
    },
  });
}
