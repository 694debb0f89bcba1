import { dutchTime } from '@mijn/domain/formats';
import { DateText } from '@mijn/ui/date-text';
import { FactLine } from '@mijn/ui/fact-line';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useGetMeetingQuery } from '../meetings.endpoints.ts';

/** Shows which meeting a page is about. */
export function MeetingLine({ meetingId }: { meetingId: string }) {
  const { id: association_id } = useAssociation();
  const { currentData: meeting } = useGetMeetingQuery({ params: { association_id, meeting_id: meetingId } });
  if (!meeting) return '\u00A0';
  return (
    <FactLine>
      {meeting.concerns}
      <DateText date={dutchTime(meeting.meeting_date)} look="long" />
    </FactLine>
  );
}
