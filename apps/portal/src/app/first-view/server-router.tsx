import type { ComponentType, ReactNode } from 'react';
import { StaticRouter, type To } from 'react-router';
import { DrawnDrafts } from '../../shared/drafts/draft-keys.ts';
import { DrawnRedirect } from '../../shared/routing/redirect.tsx';
import { DrawnTitle } from '../../shared/shell/use-page-heading.ts';

/** What a page reports while the server draws it. */
interface DrawnReports {
  /** Called with the place where the page redirects to. */
  onRedirect: (to: To) => void;
  /** Called with the title of the browser tab. */
  onTitle: (title: string) => void;
  /** Receives the keys of the drafts that the page reads. */
  drafts: Set<string>;
}

/** Creates the router of one page that the server draws. */
export function createServerRouter(
  address: string,
  { onRedirect, onTitle, drafts }: DrawnReports,
): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <DrawnRedirect value={onRedirect}>
      <DrawnTitle value={onTitle}>
        <DrawnDrafts value={drafts}>
          <StaticRouter location={address}>{children}</StaticRouter>
        </DrawnDrafts>
      </DrawnTitle>
    </DrawnRedirect>
  );
}
