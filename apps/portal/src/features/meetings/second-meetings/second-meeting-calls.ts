import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { secondMeetingsOperations } from '@mijn/domain/second-meetings';
import type { Load } from '../../../shared/routing/portal-route.ts';
import { IF_OLD } from '../../../shared/store/api-root.ts';
import { meetingEndpoints } from '../meeting-calls.ts';

const secondMeetingEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    getSecondMeeting: build.query({
      ...call(secondMeetingsOperations.getSecondMeeting),
      providesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }, listTag('Ballot')],
    }),
    callSecondMeeting: build.mutation({
      ...createCall(secondMeetingsOperations.callSecondMeeting, {}),
      // A refusal says that the page is old.
      invalidatesTags: (_, __, { params }) => [
        { type: 'Meeting', id: params.meeting_id },
        listTag('Meeting'),
        'Overview',
      ],
    }),
    // The call names the second meeting. The plan belongs to the first one.
    moveSecondMeeting: build.mutation({
      ...call(secondMeetingsOperations.moveSecondMeeting),
      invalidatesTags: ['Meeting', 'Overview'],
    }),
    cancelSecondMeeting: build.mutation({
      ...call(secondMeetingsOperations.cancelSecondMeeting),
      invalidatesTags: ['Meeting', 'Overview'],
    }),
  }),
});

export const {
  useGetSecondMeetingQuery,
  useCallSecondMeetingMutation,
  useMoveSecondMeetingMutation,
  useCancelSecondMeetingMutation,
} = secondMeetingEndpoints;

/** Reads when a second meeting is now, after somebody else moved it. */
export const readSecondMeeting = (params: { association_id: string; meeting_id: string }) =>
  secondMeetingEndpoints.endpoints.getSecondMeeting.initiate(
    { params },
    { subscribe: false, forceRefetch: true },
  );

export const load: Load =
  ({ association_id, params: { meetingId = '' } }) =>
  (dispatch) => {
    const input = { params: { association_id, meeting_id: meetingId } };
    const { util } = secondMeetingEndpoints;
    dispatch(util.prefetch('getMeeting', input, IF_OLD));
    dispatch(util.prefetch('getSecondMeeting', input, IF_OLD));
  };
