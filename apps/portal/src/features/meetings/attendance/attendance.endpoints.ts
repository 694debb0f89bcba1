import { call, keepResponse, listTag } from '@mijn/api/rtk-query';
import { attendanceOperations } from '@mijn/domain/attendance';
import { errorOf } from '../../../shared/api/error-of.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

/** Returns whether a choice was refused because the member gave a proxy for the whole meeting. */
export function isProxyGiven(error: unknown): boolean {
  const refusal = errorOf({ error });
  return refusal?.kind === 'response' && refusal.code === 'proxy_given';
}

/** The changes of who comes, and the list of the board. What every page of a meeting needs is in `meetings.endpoints.ts`. */
const attendanceEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    setAttendance: build.mutation({
      ...call(attendanceOperations.setAttendance),
      // A member with a proxy who comes withdraws it. A page that did not know of the proxy learns it from the refusal.
      invalidatesTags: (_, error, { body }) => [
        ...(error ? [] : [listTag('Attendance'), 'Overview' as const]),
        ...(body.withdraws_proxies || isProxyGiven(error) ? [listTag('Proxy')] : []),
      ],
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (attendance) =>
          dispatch(meetingEndpoints.util.updateQueryData('getAttendance', { params }, () => attendance)),
        ),
    }),
    listAttendances: build.query(
      call(attendanceOperations.listAttendances, { providesTags: [listTag('Attendance')] }),
    ),
    remindMembers: build.mutation({
      ...call(attendanceOperations.remindMembers),
      invalidatesTags: (_, error) => (error ? [] : [listTag('Attendance')]),
    }),
  }),
});

export const {
  useSetAttendanceMutation,
  useListAttendancesQuery,
  useLazyListAttendancesQuery,
  useRemindMembersMutation,
} = attendanceEndpoints;
