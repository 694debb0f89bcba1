import { isHeld } from '@mijn/domain/presence';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useNow } from '../../../../shared/first-view/use-now.ts';
import { Redirect } from '../../../../shared/routing/redirect.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { toQuery, useListMeetingsQuery } from '../../meetings.endpoints.ts';
import { meetingsPath, votePath } from '../../meetings.paths.ts';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="12rem" shape="block" />
  </SkeletonGroup>
);

/** Leads from the short address on the beamer to the votes of the meeting that is held, or says that there is none now. */
export function VoteNowScreen() {
  const { id: association_id } = useAssociation();
  const now = useNow();
  const query = useListMeetingsQuery({ params: { association_id }, query: toQuery({}, 'upcoming') });
  const held = query.currentData?.data.find((meeting) => isHeld(meeting, now));
  if (held) return <Redirect to={votePath(held.id)} />;
  return (
    <Page title={texts.title}>
      <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
        {() => (
          <EmptyState
            drawing="meetings"
            title={texts.none}
            action={<LinkButton href={meetingsPath}>{texts.meetings}</LinkButton>}
          >
            {texts.noneText}
          </EmptyState>
        )}
      </QueryState>
    </Page>
  );
}
