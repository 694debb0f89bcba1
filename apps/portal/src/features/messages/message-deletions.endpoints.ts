import { call } from '@mijn/api/rtk-query';
import { messagesOperations } from '@mijn/domain/messages';
import { changedLists, messagesEndpoints } from './messages.endpoints.ts';

export const messageDeletions = messagesEndpoints.injectEndpoints({
  endpoints: (build) => ({
    deleteMessage: build.mutation({
      ...call(messagesOperations.deleteMessage),
      invalidatesTags: (_, __, { params }) => [...changedLists, { type: 'Message', id: params.message_id }],
    }),
    restoreMessage: build.mutation({
      ...call(messagesOperations.restoreMessage),
      invalidatesTags: (_, __, { params }) => [...changedLists, { type: 'Message', id: params.message_id }],
    }),
  }),
});

export const { useDeleteMessageMutation, useRestoreMessageMutation } = messageDeletions;
