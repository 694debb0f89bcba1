import { Page as Main } from '@mijn/ui/page';
import { PageTitleBar } from '@mijn/ui/page-title-bar';
import type { ReactNode } from 'react';
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
