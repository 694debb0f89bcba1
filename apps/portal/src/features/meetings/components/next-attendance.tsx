import type { Overview } from '@mijn/domain/overview';
import { AttendanceChoice } from '../attendance/attendance-choice.tsx';
import { texts } from '../attendance/texts.ts';
import { useAttendance } from '../attendance/use-attendance.ts';
import { useSession } from '../../../shared/session/use-session.ts';

/** Lets the member say in the overview whether to come to the next meeting. */
export function NextAttendance(known: NonNullable<Overview['attendance']>) {
  const { isReadOnly } = useSession();
  const { attendance, choose } = useAttendance(known.meeting_id, known);
  return (
    <AttendanceChoice
      label={texts.ask}
      choice={attendance.choice}
      isOnline={attendance.is_online}
      isReadOnly={isReadOnly}
      onChange={choose}
    />
  );
}
