import { SideLayout } from '@mijn/ui/page';
import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import type { ReactNode } from 'react';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { readOnlyText } from '../../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { bulletinPath } from '../../messages.paths.ts';
import { texts } from './texts.ts';

/** Shows a page with the form of a message, and a link back to the bulletin board. Staff who only read get no form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const { isReadOnly } = useSession();
  const association = useAssociation();
  if (isReadOnly) {
    return (
      <MissingPage
        title={title}
        drawing="documents"
        missing={texts.readOnly}
        reason={readOnlyText}
        back={{ label: texts.back, href: bulletinPath }}
      />
    );
  }
  return (
    <Page
      title={title}
      back={
        <Link href={bulletinPath} isBack>
          {texts.back}
        </Link>
      }
    >
      <SideLayout
        place="end"
        side={
          <Card title={texts.readers.title}>
            <p>{texts.readers.text(association.name)}</p>
          </Card>
        }
      >
        <Card>{children}</Card>
      </SideLayout>
    </Page>
  );
}
