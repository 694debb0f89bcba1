import { Card } from '@mijn/ui/card';
import { EmptyState } from '@mijn/ui/empty-state';
import { NarrowColumn } from '@mijn/ui/page';
import { Stack } from '@mijn/ui/stack';
import { SwitchListSkeleton } from '@mijn/ui/switch-list';
import type { ReactNode } from 'react';
import { ReadOnlyNotice } from '../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../shared/session/use-session.ts';
import { Page } from '../../../shared/shell/page.tsx';
import { type Query, QueryState } from '../../../shared/shell/query-state.tsx';
import { texts as sharedTexts } from './texts.ts';

interface VisibilityPageProps<Item> {
  texts: { title: string; intro: string; failed: string; empty: { title: string; text: string } };
  query: Query<{ data: Item[] }>;
  skeletonEntries: number;
  children: (items: Item[]) => ReactNode;
}

export function VisibilityPage<Item>({ texts, query, skeletonEntries, children }: VisibilityPageProps<Item>) {
  const { isReadOnly } = useSession();
  const column = (content: ReactNode) => (
    <NarrowColumn>
      <Stack>
        {isReadOnly && <ReadOnlyNotice />}
        <p>
          {texts.intro} {!isReadOnly && sharedTexts.atOnce}
        </p>
        {content}
      </Stack>
    </NarrowColumn>
  );
  const skeleton = column(
    <Card>
      <SwitchListSkeleton entries={skeletonEntries} />
    </Card>,
  );
  return (
    <Page title={texts.title}>
      <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={texts.empty.title}>{texts.empty.text}</EmptyState>
          ) : (
            column(children(data))
          )
        }
      </QueryState>
    </Page>
  );
}
