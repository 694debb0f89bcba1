import { array, boolean, type InferType, number, object, string } from 'yup';
import { REPLY_LENGTH_MAX, QUESTION_LENGTH_MAX } from '../limits/limits.ts';
import { defineContract, editedVersion, id } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { questionsOperations } from './questions.ts';

/** A question of a member about an agenda item, with the reply of the board. */
export const question = object({
  /** The id of the question, a UUID. */
  id: id().required(),
  /** The id of the agenda item, a UUID. */
  item_id: id().required(),
  /** The question, as plain text with line breaks. */
  text: string().required(),
  /** The time at which it was asked, in UTC. */
  asked_at: string().datetime().required(),
  /** Whether the caller asked it. */
  is_own: boolean().required(),
  /** Who asked it; null for callers outside the board, who do not learn it. */
  asker: string().defined().nullable(),
  /** The names of the apartments of whoever asked it; empty for callers outside the board. */
  apartments: array(string().required()).required(),
  /** The reply of the board, as plain text with line breaks; null without one. All members read it. */
  reply: string().defined().nullable(),
  /** The time of the last change of the reply, in UTC; null without one. */
  answered_at: string().datetime().defined().nullable(),
  /** The counter of changes. A reply sends the version that it is based on. */
  version: number().integer().required(),
});

export const questionForm = object({
  /** The question, as plain text with line breaks. */
  text: string().trim().max(QUESTION_LENGTH_MAX).required(),
}).exact();

export const askQuestionBody = questionForm
  .shape({
    /** The id of an agenda item of the meeting. */
    item_id: id().required(),
  })
  .exact();

export const replyForm = object({
  /** The reply, as plain text with line breaks. */
  reply: string().trim().max(REPLY_LENGTH_MAX).required(),
}).exact();

export const replyBody = replyForm.shape({ version: editedVersion }).exact();

export const shapes = {
  listQuestions: {
    response: object({
      /** The questions that the caller may read, oldest first, at most the 500 newest. */
      data: array(question).required(),
      /** Whether members can still ask: the door of the meeting has not opened, and the meeting is not cancelled. */
      may_ask: boolean().required(),
    }),
    errors: ['not_found'],
  },
  askQuestion: {
    body: askQuestionBody,
    response: question,
    status: 201,
    errors: ['not_found', 'questions_closed', 'too_many_questions'],
  },
  replyToQuestion: {
    body: replyBody,
    response: question,
    errors: ['forbidden', 'not_found', 'conflict'],
  },
  withdrawQuestion: { errors: ['not_found', 'questions_closed', 'question_answered'] },
} as const satisfies Shapes;

export const questionsContract = defineContract(questionsOperations, shapes);

export type Question = InferType<typeof question>;
export type AskQuestionBody = InferType<typeof askQuestionBody>;
export type ReplyBody = InferType<typeof replyBody>;
