import type { ComponentType, ReactNode } from 'react';
import { StaticRouter, type To } from 'react-router';
import { DrawnDrafts } from '../../shared/drafts/draft-keys.ts';
import { DrawnRedirect } from '../../shared/routing/redirect.tsx';

/**
 * Creates the router of one page that the server draws. It reports where the page redirects to, and adds the keys of the
 * drafts that the page reads to `drafts`.
 */
export function createServerRouter(
  address: string,
  onRedirect: (to: To) => void,
  drafts: Set<string>,
): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <DrawnRedirect value={onRedirect}>
      <DrawnDrafts value={drafts}>
        <StaticRouter location={address}>{children}</StaticRouter>
      </DrawnDrafts>
    </DrawnRedirect>
  );
}
