import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import type { ReactNode } from 'react';
import { Page } from '../../../../shared/shell/page.tsx';
import { newslettersPath } from '../../newsletters.routes.ts';
import { texts } from './texts.ts';

/** Shows a page with the form of a newsletter, and a link back to the list. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page
      title={title}
      back={
        <Link href={newslettersPath} isStandalone>
          {texts.back}
        </Link>
      }
    >
      <Card>{children}</Card>
    </Page>
  );
}
