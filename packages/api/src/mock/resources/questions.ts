import type { Question } from '@mijn/domain/questions';
import { questionsContract } from '@mijn/domain/questions/contract';
import { Refusal } from '../call/refusal.ts';
import { keepPer } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

/** The time of the mock at which questions are asked and answered. */
const NOW = '2026-11-20T12:00:00.000Z';

/** Returns a question of another member about the budget, with a reply. */
export const aQuestion = (number: number, own: Partial<Question> = {}): Question => ({
  id: idOf(95, number),
  item_id: idOf(31, 4),
  text: 'Waarom stijgen de schoonmaakkosten?',
  asked_at: '2026-11-19T18:40:00.000Z',
  is_own: false,
  asker: null,
  apartments: [],
  reply: 'Het contract is opnieuw aanbesteed. Er komt één schoonmaakbeurt per week bij.',
  answered_at: '2026-11-20T09:15:00.000Z',
  version: 2,
  ...own,
});

/** Returns what a member asked, without a reply. */
export const anOwnQuestion = (number: number, own: Partial<Question> = {}): Question =>
  aQuestion(number, { is_own: true, reply: null, answered_at: null, version: 1, ...own });

export interface QuestionsData {
  questions?: readonly Question[];
  may_ask?: boolean;
}

/** Changes are kept for each meeting. Who reads what needs a back end. */
function respond({
  questions: first = [],
  may_ask = true,
}: QuestionsData): Responders<typeof questionsContract> {
  const questionsOf = keepPer(() => ({ questions: [...first] }));
  let added = 0;
  return {
    listQuestions: ({ params }) => ({ data: questionsOf(params.meeting_id).questions, may_ask }),
    askQuestion: ({ params, body }) => {
      added += 1;
      const question = anOwnQuestion(100 + added, { ...body, asked_at: NOW });
      questionsOf(params.meeting_id).questions.push(question);
      return question;
    },
    replyToQuestion: ({ params: { meeting_id, question_id }, body: { reply, version } }) => {
      const kept = questionsOf(meeting_id);
      const question = kept.questions.find(({ id }) => id === question_id);
      if (!question) return new Refusal('not_found');
      if (question.version !== version) return new Refusal('conflict');
      const answered = { ...question, reply, answered_at: NOW, version: version + 1 };
      kept.questions = kept.questions.map((one) => (one === question ? answered : one));
      return answered;
    },
    withdrawQuestion: ({ params: { meeting_id, question_id } }) => {
      const kept = questionsOf(meeting_id);
      kept.questions = kept.questions.filter(({ id }) => id !== question_id);
      return undefined;
    },
  };
}

/** Returns the mocked calls of the questions of every meeting, for the duration of one story or test. */
export const questionsCalls = (data: QuestionsData = {}) => callsOf(questionsContract, respond(data));

export const questionsMock = defineMock({ contract: questionsContract, generate: () => ({}), respond });
