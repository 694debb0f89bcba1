import { type ReactNode, Suspense, useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

/**
 * Renders its children in the browser alone, and nothing while they load. For what depends on the browser, and for what
 * a page can be drawn without.
 */
export function InBrowser({ children }: { children: ReactNode }) {
  return useSyncExternalStore(subscribe, isInBrowser, isOnServer) && <Suspense>{children}</Suspense>;
}
