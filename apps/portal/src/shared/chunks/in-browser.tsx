import { type ReactNode, Suspense } from 'react';
import { useClientValue } from '../first-view/use-client-value.ts';

const isInBrowser = () => true;
const isOnServer = () => false;

interface InBrowserProps {
  /** What is shown on the server and while the children load. Nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children in the browser alone. For what depends on the browser, and for what a page can be drawn without.
 */
export function InBrowser({ fallback = null, children }: InBrowserProps) {
  const isReady = useClientValue(isInBrowser, isOnServer);
  return isReady ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
