import { call, createCall } from '@mijn/api/rtk-query';
import { questionsOperations } from '@mijn/domain/questions';
import { agendaEndpoints, ofAgenda } from '../agenda-calls.ts';

const questionEndpoints = agendaEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({ ...call(questionsOperations.listQuestions), providesTags: ofAgenda }),
    askQuestion: build.mutation({
      ...createCall(questionsOperations.askQuestion, {}),
      invalidatesTags: ofAgenda,
    }),
    replyToQuestion: build.mutation({
      ...call(questionsOperations.replyToQuestion),
      invalidatesTags: ofAgenda,
    }),
    withdrawQuestion: build.mutation({
      ...call(questionsOperations.withdrawQuestion),
      invalidatesTags: ofAgenda,
    }),
  }),
});

export const {
  useListQuestionsQuery,
  useAskQuestionMutation,
  useReplyToQuestionMutation,
  useWithdrawQuestionMutation,
} = questionEndpoints;
