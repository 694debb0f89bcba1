import type { ReactNode } from 'react';
import { useAppSelector } from '../shared/api/hooks.ts';

/** Renders nothing until the first user check has ended, well or not (specification §1). */
export function RootGate({ children }: { children: ReactNode }) {
  const isReady = useAppSelector(({ session }) => session.isReady);
  return isReady ? children : null;
}
