import type { Attendance, AttendanceChoice, OwnChoice } from '@mijn/domain/attendance';
import { useRef, useState } from 'react';
import { errorText } from '../../../shared/api/error-text.ts';
import { errorOf } from '../../../shared/api/error-of.ts';
import { useAssociation } from '../../../shared/session/association-context.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';
import { toastShown } from '../../../shared/store/toasts.slice.ts';
import { isProxyGiven, useSetAttendanceMutation } from './attendance.endpoints.ts';
import { texts } from './texts.ts';

/**
 * Returns what the member said, with a choice that is still being saved, and the function that saves a choice. Choices are
 * saved one after another, so that the last one counts. One that another one replaced before its turn is not sent. A choice of a
 * member with a proxy for the whole meeting waits in `asked` until the member confirms that the proxy is withdrawn.
 */
export function useAttendance<Known extends Pick<Attendance, 'choice'>>(meetingId: string, known: Known) {
  const { id: association_id } = useAssociation();
  const [setAttendance] = useSetAttendanceMutation();
  const dispatch = useAppDispatch();
  const [pending, setPending] = useState<AttendanceChoice>();
  const [asked, setAsked] = useState<OwnChoice>();
  const last = useRef<OwnChoice>(undefined);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (choice: OwnChoice, withdraws_proxies: boolean) => {
    if (last.current !== choice) return;
    const params = { association_id, meeting_id: meetingId };
    const body = withdraws_proxies ? { choice, withdraws_proxies } : { choice };
    const error = errorOf(await setAttendance({ params, body }));
    if (last.current !== choice) return;
    setPending(undefined);
    if (isProxyGiven(error)) {
      setAsked(choice);
      return;
    }
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'attendance', { about: meetingId })
        : toastShown('success', texts.saved[choice], 'attendance', { about: meetingId }),
    );
  };
  const save = async (choice: OwnChoice, withdrawsProxies = false): Promise<void> => {
    last.current = choice;
    setPending(choice);
    const turn = saved.current.then(() => send(choice, withdrawsProxies));
    saved.current = turn;
    await turn;
  };
  return {
    attendance: { ...known, choice: pending ?? known.choice },
    choose: (choice: OwnChoice) => {
      if (known.choice === 'proxy') setAsked(choice);
      else void save(choice);
    },
    /** The choice that waits until the member confirms that the proxy is withdrawn. */
    asked,
    confirm: async (): Promise<void> => {
      if (asked) await save(asked, true);
      setAsked(undefined);
    },
    cancel: () => setAsked(undefined),
  };
}
