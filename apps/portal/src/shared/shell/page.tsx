import { Page as Main } from '@mijn/ui/page';
import { PageTitleBar } from '@mijn/ui/page-title-bar';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { useHeadingFocus } from './use-heading-focus.ts';

interface PageProps {
  title: string;
  /** A line below the heading. */
  sub?: string | undefined;
  /** What stands at the right of the heading: the page's actions. */
  actions?: ReactNode;
  /** A link back to the list above the heading. */
  back?: ReactNode;
  children: ReactNode;
}

/** A page of the portal: its one heading with the actions beside it, and its content. */
export function Page({ title, sub, actions, back, children }: PageProps) {
  const headingRef = useHeadingFocus();
  return (
    <Main>
      <PageTitleBar headingRef={headingRef} sub={sub} actions={actions} back={back}>
        {title}
      </PageTitleBar>
      {children}
    </Main>
  );
}

const hasFrom = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The address of a list as it was when a link was followed from it; the list's own path for who came another way. */
export function useWayBack(listPath: string): string {
  const { state } = useLocation();
  // What is opened over the page changes the address, but not where one came from.
  const [from] = useState(hasFrom(state) ? state.from : '');
  return from.split('?')[0] === listPath ? from : listPath;
}
