import { call, createCall, listTag } from '@mijn/api/rtk-query';
import { convocationsOperations } from '@mijn/domain/convocations';
import { meetingEndpoints } from '../meeting-calls.ts';

/** What the board does with convocations. What every page of a meeting needs is in `meeting-calls.ts`. */
const convocationEndpoints = meetingEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createConvocation: build.mutation({
      ...createCall(convocationsOperations.createConvocation, {}),
      // A refusal says that the page is old.
      invalidatesTags: (_, __, { params }) => [
        { type: 'Meeting', id: params.meeting_id },
        listTag('Meeting'),
        'Overview',
      ],
    }),
    postLetters: build.mutation({
      ...call(convocationsOperations.postLetters),
      // A refusal says that the page is old.
      invalidatesTags: (_, __, { params }) => [{ type: 'Meeting', id: params.meeting_id }],
    }),
    listDeliveries: build.query(call(convocationsOperations.listDeliveries)),
  }),
});

export const {
  useCreateConvocationMutation,
  usePostLettersMutation,
  useListDeliveriesQuery,
  useLazyListDeliveriesQuery,
} = convocationEndpoints;
