import type { Profile } from '@mijn/domain/profile';
import { Card } from '@mijn/ui/card';
import { DescriptionListSkeleton } from '@mijn/ui/description-list';
import { Link } from '@mijn/ui/link';
import { NarrowColumn } from '@mijn/ui/page';
import type { ReactNode } from 'react';
import { useOpened } from '../../../shared/forms/use-opened.ts';
import { accountPath } from '../../../shared/routing/paths.ts';
import { ReadOnlyNotice } from '../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { QueryState } from '../../../shared/shell/query-state.tsx';
import { useGetProfileQuery } from '../account.endpoints.ts';
import { texts } from './texts.ts';

interface EditPageProps {
  title: string;
  children: (profile: Profile) => ReactNode;
}

export function EditPage({ title, children }: EditPageProps) {
  const query = useGetProfileQuery();
  const { isReadOnly } = useSession();
  const opened = useOpened(query);
  return (
    <Page
      title={title}
      back={
        <Link href={accountPath} isBack>
          {texts.back}
        </Link>
      }
    >
      <NarrowColumn>
        {isReadOnly ? (
          <ReadOnlyNotice />
        ) : (
          <Card>
            <QueryState
              query={{ ...query, currentData: opened }}
              failure={texts.failed}
              skeleton={<DescriptionListSkeleton entries={5} />}
            >
              {children}
            </QueryState>
          </Card>
        )}
      </NarrowColumn>
    </Page>
  );
}
