import { Card } from '@mijn/ui/card';
import { Link } from '@mijn/ui/link';
import { NarrowColumn } from '@mijn/ui/page';
import type { ReactNode } from 'react';
import { readOnlyText } from '../../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { MissingPage } from '../../../../shared/shell/resource-page.tsx';
import { newslettersPath } from '../../newsletters.paths.ts';
import { texts } from './texts.ts';

/** Shows a page with the form of a newsletter, and a link back to the list. Staff who only read get no form. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  const { isReadOnly } = useSession();
  if (isReadOnly) {
    return (
      <MissingPage
        title={title}
        drawing="documents"
        missing={texts.readOnly}
        reason={readOnlyText}
        back={{ label: texts.back, href: newslettersPath }}
      />
    );
  }
  return (
    <Page
      title={title}
      back={
        <Link href={newslettersPath} isBack>
          {texts.back}
        </Link>
      }
    >
      <NarrowColumn>
        <Card>{children}</Card>
      </NarrowColumn>
    </Page>
  );
}
