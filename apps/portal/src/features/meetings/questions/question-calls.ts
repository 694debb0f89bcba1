import { call, createCall } from '@mijn/api/rtk-query';
import { questionsOperations } from '@mijn/domain/questions';
import { agendaEndpoints } from '../agenda-calls.ts';

/** Questions belong to the agenda, and follow its hints. */
const ofAgenda = (_: unknown, __: unknown, { params }: { params: { meeting_id: string } }) => [
  { type: 'Meeting' as const, id: params.meeting_id },
];

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
