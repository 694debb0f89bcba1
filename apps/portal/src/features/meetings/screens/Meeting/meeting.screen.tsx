import { Link } from '@mijn/ui/link';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { meetingsPath } from '../../meetings.routes.ts';
import { isNotFound } from '../../../../shared/api/error-of.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { MissingPage } from '../../../../shared/shell/missing-page.tsx';
import { Page } from '../../../../shared/shell/page.tsx';
import { QueryState } from '../../../../shared/shell/query-state.tsx';
import { useWayBack } from '../../../../shared/shell/use-way-back.ts';
import { AddToCalendar } from '../../components/add-to-calendar.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { MeetingDocuments } from './meeting-documents.tsx';
import { MeetingFacts } from './meeting-facts.tsx';
import { MeetingSkeleton } from './meeting-skeleton.tsx';
import { texts } from './texts.ts';

function MeetingPage({ meetingId }: { meetingId: string }) {
  const { id: association_id } = useAssociation();
  const query = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  const back = { label: texts.back, href: useWayBack(meetingsPath) };
  if (isNotFound(query))
    return <MissingPage title={texts.title} drawing="meetings" missing={texts.missing} back={back} />;
  return (
    <Page
      title={texts.title}
      sub={query.currentData?.concerns}
      back={
        <Link href={back.href} isStandalone>
          {back.label}
        </Link>
      }
      actions={query.currentData?.is_over === false && <AddToCalendar meetingId={meetingId} />}
    >
      <QueryState query={query} failure={texts.failed} skeleton={<MeetingSkeleton />}>
        {(meeting) => (
          <Stack gap="large">
            <MeetingFacts meeting={meeting} />
            <MeetingDocuments meeting={meeting} />
          </Stack>
        )}
      </QueryState>
    </Page>
  );
}

/** One meeting of the active association: what is known of it, and its documents; or why it is not there. */
export function MeetingScreen() {
  const { meetingId = '' } = useParams();
  return <MeetingPage key={meetingId} meetingId={meetingId} />;
}
