import type { ComponentType, ReactNode } from 'react';
import { StaticRouter, type To } from 'react-router';
import { DrawnDrafts } from '../../shared/drafts/draft-keys.ts';
import { DrawnAt } from '../../shared/first-view/use-now.ts';
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

/** The page that is drawn. */
interface DrawnPlace {
  /** The path and the query string. */
  address: string;
  /** The time that the page shows, in milliseconds since the epoch. */
  at: number;
}

/** Creates the router of one page that the server draws. */
export function createServerRouter(
  { address, at }: DrawnPlace,
  { onRedirect, onTitle, drafts }: DrawnReports,
): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <DrawnRedirect value={onRedirect}>
      <DrawnTitle value={onTitle}>
        <DrawnDrafts value={drafts}>
          <DrawnAt value={at}>
            <StaticRouter location={address}>{children}</StaticRouter>
          </DrawnAt>
        </DrawnDrafts>
      </DrawnTitle>
    </DrawnRedirect>
  );
}
