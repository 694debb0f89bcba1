import { errorText } from '@mijn/api/texts';
import type { Attendance, AttendanceForm } from '@mijn/domain/attendance';
import { useRef, useState } from 'react';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { useSetAttendanceMutation } from './attendance.endpoints.ts';
import { texts } from './texts.ts';

type Said = Pick<Attendance, 'choice' | 'guests' | 'remark'>;

/**
 * Returns what the member said, with a choice that is still being saved, and the function that saves a choice. Choices are
 * saved one after another, so that the last one counts.
 */
export function useAttendance<Known extends Said>(meetingId: string, known: Known) {
  const { id: association_id } = useAssociation();
  const [setAttendance] = useSetAttendanceMutation();
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<AttendanceForm>();
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (body: AttendanceForm) => {
    const error = errorOf(await setAttendance({ params: { association_id, meeting_id: meetingId }, body }));
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'attendance', { about: meetingId })
        : toastShown('success', texts.saved[body.choice], 'attendance', { about: meetingId }),
    );
    setPending((last) => (last === body ? undefined : last));
  };
  const shown: Known = { ...known, ...pending };
  return {
    attendance: shown,
    choose: (choice: AttendanceForm['choice']) => {
      const body = { choice, guests: shown.guests, remark: shown.remark };
      setPending(body);
      saved.current = saved.current.then(() => send(body));
    },
  };
}
