import type { Association } from '@mijn/domain/associations';
import { useState } from 'react';
import { useOverview } from '../../features/overview/use-overview.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/shell/page.tsx';
import { QueryState } from '../../shared/shell/query-state.tsx';
import { greeting } from './greeting.ts';
import { OverviewCards } from './overview-cards.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { texts } from './texts.ts';

/** The overview as one member of one association sees it. */
export function AssociationOverview({ association }: { association: Association }) {
  const { user } = useSession();
  const [hello] = useState(() => greeting(new Date()));
  const query = useOverview(association.id);
  return (
    <Page title={texts.title} sub={user ? texts.greeting(hello, user.name) : undefined}>
      <QueryState
        query={query}
        failure={texts.overviewFailed}
        skeleton={<OverviewSkeleton association={association} />}
      >
        {(overview) => <OverviewCards associationId={association.id} overview={overview} />}
      </QueryState>
    </Page>
  );
}
