import { mdiPhoneOutline } from '@mdi/js';
import { LinkButton } from '@mijn/ui/link-button';
import { useState } from 'react';
import { ReportLink } from '../../features/todos/components/report-link.tsx';
import { refreshOverview, useOverview } from '../../features/overview/overview.endpoints.ts';
import { useAppDispatch } from '../../shared/store/hooks.ts';
import { phoneUrl, useBrand } from '../../shared/brand/brand.ts';
import { helpTexts } from '../../shared/brand/help-texts.ts';
import { useNow } from '../../shared/first-view/use-now.ts';
import { useSectionChanges } from '../../shared/sections/section-changes.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { Page } from '../../shared/shell/page.tsx';
import { QueryState } from '../../shared/shell/query-state.tsx';
import { greeting } from './greeting.ts';
import { texts } from './texts.ts';
import { OverviewCards } from './overview-cards.tsx';
import { OverviewSkeleton } from './overview-skeleton.tsx';

/** Shows the news of the active association, with one card per resource (docs/product.md#overview). */
export function OverviewScreen() {
  const association = useAssociation();
  const { user, isReadOnly } = useSession();
  const { phone } = useBrand();
  const now = useNow();
  const [hello] = useState(() => greeting(now));
  const query = useOverview(association.id);
  const dispatch = useAppDispatch();
  useSectionChanges(association.id, (id) => void dispatch(refreshOverview(id)));
  return (
    <Page
      title={texts.title}
      sub={user ? texts.greeting(hello, user.name) : undefined}
      actions={
        <>
          {!isReadOnly && <ReportLink />}
          <LinkButton variant="quiet" icon={mdiPhoneOutline} href={phoneUrl(phone)}>
            {helpTexts.call(phone)}
          </LinkButton>
        </>
      }
    >
      <QueryState
        query={query}
        failure={texts.overviewFailed}
        skeleton={<OverviewSkeleton association={association} />}
      >
        {(overview) => <OverviewCards overview={overview} />}
      </QueryState>
    </Page>
  );
}
