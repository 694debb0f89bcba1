import { questionsContract } from '@mijn/domain/questions/contract';
import { defineModule } from '../../define-module.ts';
import { describeProposal } from '../member-proposals/member-proposals.service.ts';
import { describeQuestion, isConcerned } from './question-mails.repository.ts';
import { questionsOfMember } from './questions.personal-data.ts';
import { replyToQuestion, askQuestion, listQuestions, withdrawQuestion } from './questions.service.ts';

/** The module of questions to the board about agenda items (docs/product.md#questions). */
export const questionsModule = defineModule({
  name: 'questions',
  contract: questionsContract,
  access: { askQuestion: 'member', withdrawQuestion: 'member', replyToQuestion: 'session' },
  handlers: (services) => ({
    listQuestions: async ({ caller, params }) => listQuestions(services, caller, params),
    askQuestion: async ({ caller, params, body, request }) =>
      askQuestion(services, caller, params, body, request),
    replyToQuestion: async ({ caller, params, body }) => replyToQuestion(services, caller, params, body),
    withdrawQuestion: async ({ caller, params }) => withdrawQuestion(services, caller, params),
  }),
  personalData: [questionsOfMember],
  // One kind of mail is for both, because the same people ask and propose, and the same ones reply.
  notifications: {
    kind: 'questions',
    concerns: isConcerned,
    describe: async (queries, key) =>
      (await describeQuestion(queries, key)) ?? describeProposal(queries, key),
  },
});
