import { SideLayout } from '@mijn/ui/page';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import type { ReactNode } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { bulletinPath } from '../../messages.routes.ts';
import { texts } from './texts.ts';

/** Shows a page with the form of a message, and a link back to the bulletin board. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page
      title={title}
      back={
        <Link href={bulletinPath} isStandalone>
          {texts.back}
        </Link>
      }
    >
      <SideLayout
        place="end"
        side={
          <Card title={texts.readers.title}>
            <p>{texts.readers.text(useAssociation().name)}</p>
          </Card>
        }
      >
        <Card>{children}</Card>
      </SideLayout>
    </Page>
  );
}
