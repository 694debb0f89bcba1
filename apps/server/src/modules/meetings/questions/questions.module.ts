import { questionsContract } from '@mijn/domain/questions/contract';
import { defineModule } from '../../define-module.ts';
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
});
