import { wasDoorOpened } from '../presence/presence.ts';
import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './questions.contract.ts';

const questions = '/associations/{association_id}/meetings/{meeting_id}/questions';
const oneQuestion = `${questions}/{question_id}` as const;

/**
 * The operations of questions about the agenda. Before a meeting, members ask the board about an item, and the reply is for all members.
 */
export const questionsOperations = defineOperations<typeof shapes>()({
  /**
   * Returns the questions about the agenda of a meeting, oldest first: those with a reply for all members, the others for whoever asked
   * them and for the board.
   */
  listQuestions: { method: 'GET', path: questions },
  /** Asks the board a question about an agenda item, until the door of the meeting opens. A member has at most 5 without a reply. */
  askQuestion: { method: 'POST', path: questions, respondsWith: 'id', isCreatedOnce: true },
  /** Answers a question for all members, or corrects the reply, for the board. */
  replyToQuestion: { method: 'PUT', path: `${oneQuestion}/reply`, respondsWith: 'id' },
  /** Withdraws a question of the caller that has no reply yet. */
  withdrawQuestion: { method: 'DELETE', path: oneQuestion },
});

/** Returns whether members can still ask: until the door opens, because from then on they ask in the hall. A cancelled meeting has no questions. */
export const mayStillAsk = (
  meeting: { is_cancelled: boolean; meeting_date: Date | string },
  now: Date,
): boolean => !meeting.is_cancelled && !wasDoorOpened(meeting, now);

export type * from './questions.contract.ts';
