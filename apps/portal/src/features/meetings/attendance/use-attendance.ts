import { errorText } from '@mijn/api/texts';
import type { Attendance, AttendanceChoice } from '@mijn/domain/attendance';
import { useRef, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useSetAttendanceMutation } from './attendance.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Returns what the member said, with a choice that is still being saved, and the function that saves a choice. Choices are
 * saved one after another, so that the last one counts. One that another one replaced before its turn is not sent.
 */
export function useAttendance<Known extends Pick<Attendance, 'choice'>>(meetingId: string, known: Known) {
  const { id: association_id } = useAssociation();
  const [setAttendance] = useSetAttendanceMutation();
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<AttendanceChoice>();
  const last = useRef<AttendanceChoice>(undefined);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (choice: AttendanceChoice) => {
    if (last.current !== choice) return;
    const params = { association_id, meeting_id: meetingId };
    const error = errorOf(await setAttendance({ params, body: { choice } }));
    if (last.current !== choice) return;
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'attendance', { about: meetingId })
        : toastShown('success', texts.saved[choice], 'attendance', { about: meetingId }),
    );
    setPending(undefined);
  };
  return {
    attendance: { ...known, choice: pending ?? known.choice },
    choose: (choice: AttendanceChoice) => {
      last.current = choice;
      setPending(choice);
      saved.current = saved.current.then(() => send(choice));
    },
  };
}
