import { dutchTime, formatDate } from '@mijn/domain/formats';
import type { MeetingInList } from '@mijn/domain/meetings';
import { MeetingList, MeetingRow } from '@mijn/ui/meeting-list';
import { AddToCalendar } from './add-to-calendar.tsx';
import { meetingPath } from '../meetings.paths.ts';

interface MeetingRowsProps {
  label: string;
  meetings: readonly MeetingInList[];
  look?: 'surface' | 'plain';
}

export function MeetingRows({ label, meetings, look = 'surface' }: MeetingRowsProps) {
  return (
    <MeetingList label={label} look={look}>
      {meetings.map((meeting) => (
        <MeetingRow
          key={meeting.id}
          name={meeting.concerns}
          href={meetingPath(meeting.id)}
          date={dutchTime(meeting.meeting_date)}
          location={meeting.location}
          documentCount={meeting.document_count}
          isOver={meeting.is_over}
          isCancelled={meeting.is_cancelled}
          action={
            meeting.is_over || meeting.is_cancelled ? undefined : (
              <AddToCalendar
                variant="text"
                meetingId={meeting.id}
                of={`${meeting.concerns} ${formatDate(dutchTime(meeting.meeting_date))}`}
              />
            )
          }
        />
      ))}
    </MeetingList>
  );
}
