import { Page as Main } from '@mijn/ui/page';
import { PageTitleBar } from '@mijn/ui/page-title-bar';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageHeading } from './use-page-heading.ts';

interface PageProps {
  title: string;
  /** The kind of the thing that the page is about, with its reference or date: a line above the heading. */
  kind?: ReactNode;
  /** A line of text below the heading. */
  sub?: ReactNode;
  /** The actions of the page, to the right of the heading. */
  actions?: ReactNode;
  /** A link back to the list, shown above the heading. */
  back?: ReactNode;
  /** What the page shows, if it can show different things at one path, such as the id of one item of a list. */
  view?: string | undefined;
  children: ReactNode;
}

/** Shows a page of the portal: the only level-1 heading with the actions next to it, and the content. */
export function Page({ title, kind, sub, actions, back, view, children }: PageProps) {
  const headingRef = usePageHeading(title, view);
  return (
    <Main>
      <PageTitleBar headingRef={headingRef} kind={kind} sub={sub} actions={actions} back={back}>
        {title}
      </PageTitleBar>
      {children}
    </Main>
  );
}

const hasFrom = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/**
 * Returns the URL to go back to a list. This is the URL of the list when the user followed a link from it, or
 * the path of the list if the user came from another page.
 */
export function useWayBack(listPath: string): string {
  const { state } = useLocation();
  // The origin is kept in state, because dialogs over the page change the location but not the page that the
  // user came from.
  const [from] = useState(hasFrom(state) ? state.from : '');
  return from.split('?')[0] === listPath ? from : listPath;
}
