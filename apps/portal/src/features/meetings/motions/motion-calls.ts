import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { motionsOperations } from '@mijn/domain/motions';
import { ballotEndpoints } from '../voting/ballot-calls.ts';

/** A motion belongs to the agenda, and its state changes with its ballots. */
const ofMeeting = (meeting_id: string) => [{ type: 'Meeting' as const, id: meeting_id }, listTag('Ballot')];

/** What the board does with the amendments and counter-proposals of a meeting. */
const motionEndpoints = ballotEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createMotion: build.mutation({
      ...createCall(motionsOperations.createMotion, {}),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    updateMotion: build.mutation({
      ...call(motionsOperations.updateMotion),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    moveMotion: build.mutation({
      ...call(motionsOperations.moveMotion),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
    withdrawMotion: build.mutation({
      ...call(motionsOperations.withdrawMotion),
      invalidatesTags: (_, __, { params }) => ofMeeting(params.meeting_id),
    }),
  }),
});

export const {
  useCreateMotionMutation,
  useUpdateMotionMutation,
  useMoveMotionMutation,
  useWithdrawMotionMutation,
} = motionEndpoints;
