import { type ReactNode, Suspense } from 'react';
import { useClientValue } from '../first-view/use-client-value.ts';

const isInBrowser = () => true;
const isOnServer = () => false;

interface InBrowserProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders its children in the browser alone, for a part that a drawn page can do without. */
export function InBrowser({ fallback = null, children }: InBrowserProps) {
  const isReady = useClientValue(isInBrowser, isOnServer);
  return isReady ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
