import { Link } from '@mijn/ui/link';
import type { ReactNode } from 'react';
import { readOnlyText } from '../session/read-only-notice.tsx';
import { useSession } from '../session/use-session.ts';
import { Page } from './page.tsx';
import { MissingPage } from './resource-page.tsx';

interface FormPageProps {
  title: string;
  sub?: ReactNode;
  texts: { back: string; readOnly: string };
  listPath: string;
  children: ReactNode;
}

/** Shows a page with a form, and a link back to its list. Staff who only read get no form. */
export function FormPage({ title, sub, texts, listPath, children }: FormPageProps) {
  const { isReadOnly } = useSession();
  if (isReadOnly) {
    return (
      <MissingPage
        title={title}
        drawing="documents"
        missing={texts.readOnly}
        reason={readOnlyText}
        back={{ label: texts.back, href: listPath }}
      />
    );
  }
  return (
    <Page
      title={title}
      sub={sub}
      back={
        <Link href={listPath} isBack>
          {texts.back}
        </Link>
      }
    >
      {children}
    </Page>
  );
}
