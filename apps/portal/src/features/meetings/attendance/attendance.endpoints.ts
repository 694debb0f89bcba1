import { call, keepResponse, listTag } from '@mijn/api/rtk-query';
import { attendanceOperations } from '@mijn/domain/attendance';
import { meetingEndpoints } from '../meeting-calls.ts';

/** The changes of who comes, and the list of the board. What every page of a meeting needs is in `meetings.endpoints.ts`. */
const attendanceEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    setAttendance: build.mutation({
      ...call(attendanceOperations.setAttendance),
      invalidatesTags: (_, error) => (error ? [] : [listTag('Attendance'), 'Overview']),
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
