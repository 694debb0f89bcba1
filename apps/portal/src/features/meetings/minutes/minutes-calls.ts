import { call, keepResponse, listTag } from '@mijn/api/rtk-query';
import { type MeetingMinutes, minutesOperations } from '@mijn/domain/minutes';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

interface OfMeeting {
  params: { association_id: string; meeting_id: string };
}

const minutesEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    getMinutes: build.query({
      ...call(minutesOperations.getMinutes),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    listMinutesVersions: build.query({
      ...call(minutesOperations.listMinutesVersions),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    // A saved text never changes.
    getMinutesVersion: build.query(call(minutesOperations.getMinutesVersion)),
    setMinutes: build.mutation({
      ...call(minutesOperations.setMinutes),
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (minutes) => dispatch(kept({ params }, minutes))),
    }),
    signMinutes: build.mutation({
      ...call(minutesOperations.signMinutes),
      // A refusal says that the page is old.
      invalidatesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    publishMinutes: build.mutation({
      ...call(minutesOperations.publishMinutes),
      invalidatesTags: (_, __, { params }) => [
        { type: 'Meeting', id: params.meeting_id },
        // The decisions say when the month of who was absent ends.
        listTag('Meeting'),
      ],
    }),
  }),
});

const kept = ({ params: { association_id, meeting_id } }: OfMeeting, minutes: MeetingMinutes) =>
  minutesEndpoints.util.updateQueryData(
    'getMinutes',
    { params: { association_id, meeting_id } },
    () => minutes,
  );

export const {
  useGetMinutesQuery,
  useListMinutesVersionsQuery,
  useGetMinutesVersionQuery,
  useSetMinutesMutation,
  useSignMinutesMutation,
  usePublishMinutesMutation,
} = minutesEndpoints;

/** Asks for the minutes again, also if they are known. */
export const readMinutes = (input: OfMeeting) =>
  minutesEndpoints.endpoints.getMinutes.initiate(input, { forceRefetch: true, subscribe: false });

export const load: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    const { util } = minutesEndpoints;
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getMinutes', input, IF_OLD));
  };
