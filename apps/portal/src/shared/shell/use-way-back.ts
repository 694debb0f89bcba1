import { useState } from 'react';
import { useLocation } from 'react-router';

const hasFrom = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The address of a list as it was when a link was followed from it; the list's own path for who came another way. */
export function useWayBack(listPath: string): string {
  const { state } = useLocation();
  // What is opened over the page changes the address, but not where one came from.
  const [from] = useState(hasFrom(state) ? state.from : '');
  return from.split('?')[0] === listPath ? from : listPath;
}
