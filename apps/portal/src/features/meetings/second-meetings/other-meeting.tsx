import type { Meeting } from '@mijn/domain/meetings';
import { Alert } from '@mijn/ui/alert';
import { Link } from '@mijn/ui/link';
import { meetingPath } from '../meetings.paths.ts';
import { texts } from './texts.ts';

/** Leads from a second meeting to the first one, and back (docs/product.md#second-meeting). */
export function OtherMeeting({ meeting: { first_meeting, second_meeting } }: { meeting: Meeting }) {
  if (first_meeting)
    return (
      <Alert tone="info" title={texts.isSecond}>
        <Link href={meetingPath(first_meeting.id)}>
          {texts.first(first_meeting.concerns, first_meeting.meeting_date)}
        </Link>
      </Alert>
    );
  if (second_meeting)
    return (
      <Alert tone="info" title={texts.hasSecond}>
        <Link href={meetingPath(second_meeting.id)}>{texts.second(second_meeting.meeting_date)}</Link>
      </Alert>
    );
  return null;
}
