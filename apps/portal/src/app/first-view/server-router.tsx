import type { ComponentType, ReactNode } from 'react';
import { StaticRouter, type To } from 'react-router';
import { DrawnRedirect } from '../../shared/routing/redirect.tsx';

/** Creates the router of one page that the server draws. It reports where the page redirects to. */
export function createServerRouter(
  address: string,
  onRedirect: (to: To) => void,
): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <DrawnRedirect value={onRedirect}>
      <StaticRouter location={address}>{children}</StaticRouter>
    </DrawnRedirect>
  );
}
