import { Link } from '@mijn/ui/link';
import { Skeleton, SkeletonGroup } from '@mijn/ui/skeleton';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { MeetingLine } from '../../components/meeting-line.tsx';
import { meetingPath } from '../../meetings.paths.ts';
import { useGetMinutesQuery } from '../../minutes/minutes-calls.ts';
import { MinutesContent } from './minutes-content.tsx';
import { texts } from './texts.ts';

const skeleton = (
  <SkeletonGroup>
    <Skeleton height="28rem" shape="block" />
  </SkeletonGroup>
);

/** Lets the board correct, sign and publish the minutes of a meeting (docs/product.md#minutes). */
export function MinutesScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetMinutesQuery({ params: { association_id, meeting_id: meetingId } });
  return (
    <Page
      title={texts.title}
      sub={<MeetingLine meetingId={meetingId} />}
      back={
        <Link href={meetingPath(meetingId)} isBack>
          {texts.back}
        </Link>
      }
    >
      <QueryState query={query} failure={texts.failed} skeleton={skeleton}>
        {(minutes) => <MinutesContent meetingId={meetingId} minutes={minutes} />}
      </QueryState>
    </Page>
  );
}
