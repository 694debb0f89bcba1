import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { secondMeetingsOperations } from '@mijn/domain/second-meetings';
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
  }),
});

export const { useGetSecondMeetingQuery, useCallSecondMeetingMutation } = secondMeetingEndpoints;
