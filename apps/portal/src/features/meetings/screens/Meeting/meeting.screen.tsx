import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { meetingsPath } from '../../meetings.routes.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { AddToCalendar } from '../../components/add-to-calendar.tsx';
import { useGetMeetingQuery } from '../../meetings.endpoints.ts';
import { MeetingDocuments, MeetingFacts, MeetingSkeleton } from './meeting-content.tsx';
import { texts } from './texts.ts';

/** Returns whether a meeting will take place. */
const isPlanned = (meeting: Meeting | undefined): boolean =>
  meeting !== undefined && !meeting.is_over && !meeting.is_cancelled;

/** Shows the facts and documents of one meeting of the active association, or why they cannot be shown. */
export function MeetingScreen() {
  const { meetingId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const query = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  return (
    <ResourcePage
      key={meetingId}
      query={query}
      texts={texts}
      drawing="meetings"
      listPath={meetingsPath}
      sub={query.currentData?.concerns}
      actions={isPlanned(query.currentData) && <AddToCalendar meetingId={meetingId} />}
      skeleton={<MeetingSkeleton />}
    >
      {(meeting) => (
        <Stack gap="large">
          {meeting.is_cancelled && (
            <Alert tone="warning" title={texts.cancelled}>
              {texts.cancelledText(meeting.is_over)}
            </Alert>
          )}
          <MeetingFacts meeting={meeting} />
          <MeetingDocuments meeting={meeting} />
        </Stack>
      )}
    </ResourcePage>
  );
}
