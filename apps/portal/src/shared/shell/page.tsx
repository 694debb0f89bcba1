import { Page as Main } from '@mijn/ui/page';
import { PageTitleBar } from '@mijn/ui/page-title-bar';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { usePageHeading } from './use-page-heading.ts';

interface PageProps {
  title: string;
  kind?: ReactNode;
  /** A block before the title, such as the day of a meeting. */
  mark?: ReactNode;
  sub?: ReactNode;
  actions?: ReactNode;
  back?: ReactNode;
  /** The part that the page shows, if it can show several at one path, such as the id of one item of a list. */
  view?: string | undefined;
  children: ReactNode;
}

export function Page({ title, view, children, ...bar }: PageProps) {
  const headingRef = usePageHeading(title, view);
  return (
    <Main>
      <PageTitleBar headingRef={headingRef} {...bar}>
        {title}
      </PageTitleBar>
      {children}
    </Main>
  );
}

const hasFrom = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** Returns the URL of the list from which the user followed a link, or the path of the list. */
export function useWayBack(listPath: string): string {
  const { state } = useLocation();
  // Dialogs over the page change the location but not the page that the user came from.
  const [from] = useState(hasFrom(state) ? state.from : '');
  return from.split('?')[0] === listPath ? from : listPath;
}
