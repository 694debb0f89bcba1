import type { PushSubscriptionState } from '@mijn/domain/push';
import { useCallback, useEffect, useState } from 'react';
import { findDeviceSubscription, pushAbility } from '../../../shared/push/push-device.ts';
import { useGetPushQuery } from '../../../shared/push/push.endpoints.ts';

/**
 * The state of this device: what the browser can't do, `denied` if the member refused the permission, or whether pushes arrive.
 * They do if the browser and the server have the same push subscription.
 */
export type PushDevice = 'home_screen' | 'none' | 'denied' | 'off' | 'on';

interface FoundDevice {
  device: PushDevice;
  /** The push subscription of a device that is on. */
  subscription: PushSubscriptionState | null;
}

interface BrowserState {
  /** The address of the browser's own push subscription. */
  endpoint: string | null;
  isDenied: boolean;
}

async function readBrowser(): Promise<BrowserState> {
  const subscription = await findDeviceSubscription().catch(() => null);
  return {
    endpoint: subscription?.endpoint ?? null,
    isDenied: 'Notification' in window && Notification.permission === 'denied',
  };
}

/**
 * Reads the browser and the server again when the tab is seen again, because the member may have changed the permission, or
 * another tab the push subscription. The device is undefined as long as it is unknown.
 */
export function usePushDevice() {
  const query = useGetPushQuery();
  const { refetch, data } = query;
  const [browser, setBrowser] = useState<BrowserState>();
  const read = useCallback(async () => setBrowser(await readBrowser()), []);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      void read();
      void refetch();
    };
    const first = setTimeout(() => void read());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(first);
      document.removeEventListener('visibilitychange', look);
    };
  }, [read, refetch]);

  const foundOf = ({ endpoint, isDenied }: BrowserState): FoundDevice => {
    const ability = pushAbility();
    if (ability !== 'pushes') return { device: ability, subscription: null };
    if (isDenied) return { device: 'denied', subscription: null };
    const subscription = data?.subscription ?? null;
    return subscription && subscription.endpoint === endpoint
      ? { device: 'on', subscription }
      : { device: 'off', subscription: null };
  };
  return { query, read, found: browser && foundOf(browser) };
}
