import { type ReactNode, Suspense } from 'react';
import { useAppSelector } from '../shared/api/hooks.ts';
import { lazyScreen } from '../shared/chunks/lazy-screen.ts';

const unreachable = lazyScreen('unreachable', () => import('./session/unreachable-page.tsx'));

/**
 * Renders nothing until the first user check has ended, well or not (specification §1). One without an answer about the
 * session has not ended: a page says so, and asks again.
 */
export function RootGate({ children }: { children: ReactNode }) {
  const isReady = useAppSelector(({ session }) => session.isReady);
  const hasTrouble = useAppSelector(({ session }) => session.trouble !== null);
  if (isReady) return children;
  return (
    hasTrouble && (
      <Suspense>
        <unreachable.Component />
      </Suspense>
    )
  );
}
