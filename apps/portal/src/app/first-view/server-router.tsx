import type { ComponentType, ReactNode } from 'react';
import { StaticRouter, type To } from 'react-router';
import { DrawnDrafts } from '../../shared/drafts/draft-keys.ts';
import { DrawnAt } from '../../shared/first-view/use-now.ts';
import { DrawnRedirect } from '../../shared/routing/redirect.tsx';
import { DrawnTitle } from '../../shared/shell/use-page-heading.ts';

interface DrawnReports {
  onRedirect: (to: To) => void;
  onTitle: (title: string) => void;
  drafts: Set<string>;
}

interface DrawnPlace {
  url: string;
  /** The time that the page shows, in milliseconds since the epoch. */
  at: number;
}

export function createServerRouter(
  { url, at }: DrawnPlace,
  { onRedirect, onTitle, drafts }: DrawnReports,
): ComponentType<{ children: ReactNode }> {
  return ({ children }) => (
    <DrawnRedirect value={onRedirect}>
      <DrawnTitle value={onTitle}>
        <DrawnDrafts value={drafts}>
          <DrawnAt value={at}>
            <StaticRouter location={url}>{children}</StaticRouter>
          </DrawnAt>
        </DrawnDrafts>
      </DrawnTitle>
    </DrawnRedirect>
  );
}
