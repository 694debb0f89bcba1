import { mdiCalendarPlus } from '@mdi/js';
import { dutchTime } from '@mijn/domain/formats';
import { type MeetingInList, meetingsOperations } from '@mijn/domain/meetings';
import { LinkButton, type LinkButtonProps } from '@mijn/ui/link-button';
import { MeetingList, MeetingRow } from '@mijn/ui/meeting-list';
import { useFileUrl } from '../../../shared/files/file-links.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { meetingPath } from '../meetings.routes.ts';
import { texts } from './texts.ts';

interface AddToCalendarProps extends Pick<LinkButtonProps, 'variant'> {
  meetingId: string;
}

/** Downloads a meeting as a file that every calendar opens. */
export function AddToCalendar({ meetingId, variant = 'quiet' }: AddToCalendarProps) {
  const { id: association_id } = useAssociation();
  const fileUrl = useFileUrl();
  const params = { association_id, meeting_id: meetingId };
  const href = fileUrl(meetingsOperations.downloadCalendar, { params });
  return (
    <LinkButton variant={variant} icon={mdiCalendarPlus} href={href} download>
      {texts.addToCalendar}
    </LinkButton>
  );
}

interface MeetingRowsProps {
  label: string;
  meetings: readonly MeetingInList[];
  look?: 'surface' | 'plain';
}

/** Meetings below each other, each a link to its own page. */
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
          action={meeting.is_over ? undefined : <AddToCalendar variant="text" meetingId={meeting.id} />}
        />
      ))}
    </MeetingList>
  );
}
