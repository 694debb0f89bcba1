import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { motionsOperations } from '@mijn/domain/motions';
import { ballotEndpoints } from '../voting/ballot-calls.ts';

/** A motion belongs to the agenda, and its state changes with its ballots. */
const motionChanges = {
  invalidatesTags: (_: unknown, __: unknown, { params }: { params: { meeting_id: string } }) => [
    { type: 'Meeting' as const, id: params.meeting_id },
    listTag('Ballot'),
  ],
};

/** What the board does with the amendments and counter-proposals of a meeting. */
const motionEndpoints = ballotEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createMotion: build.mutation({ ...createCall(motionsOperations.createMotion, {}), ...motionChanges }),
    updateMotion: build.mutation({ ...call(motionsOperations.updateMotion), ...motionChanges }),
    moveMotion: build.mutation({ ...call(motionsOperations.moveMotion), ...motionChanges }),
    withdrawMotion: build.mutation({ ...call(motionsOperations.withdrawMotion), ...motionChanges }),
  }),
});

export const {
  useCreateMotionMutation,
  useUpdateMotionMutation,
  useMoveMotionMutation,
  useWithdrawMotionMutation,
} = motionEndpoints;
