import { call, createCall, keepResponse } from '@mijn/api/rtk-query';
import { messagesOperations } from '@mijn/domain/messages';
import { changedLists, messagesEndpoints } from '../../messages.endpoints.ts';

export const messageForm = messagesEndpoints.injectEndpoints({
  endpoints: (build) => ({
    createMessage: build.mutation(
      createCall(messagesOperations.createMessage, { invalidatesTags: changedLists }),
    ),
    updateMessage: build.mutation({
      ...call(messagesOperations.updateMessage),
      invalidatesTags: changedLists,
      onQueryStarted: async ({ params }, { dispatch, queryFulfilled }): Promise<void> =>
        keepResponse(queryFulfilled, (message) =>
          dispatch(messagesEndpoints.util.updateQueryData('getMessage', { params }, () => message)),
        ),
    }),
  }),
});

export const { useCreateMessageMutation, useUpdateMessageMutation } = messageForm;
