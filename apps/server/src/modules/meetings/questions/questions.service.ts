import { OPEN_QUESTIONS_MAX } from '@mijn/domain/limits';
import { type AskQuestionBody, mayStillAsk, type ReplyBody } from '@mijn/domain/questions';
import { isBoardMember } from '@mijn/domain/roles';
import type { FastifyRequest } from 'fastify';
import { requestNotification } from '../../../capabilities/notifications/request-notification.ts';
import { announce } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { changeAndRead, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { auditCaller } from '../../../platform/security/audit.ts';
import { requireText } from '../../../platform/texts/typed-text.ts';
import { AppError, createAndRead, type Member, orNotFound } from '../../../platform/wire/index.ts';
import { listAgendaItems } from '../agenda/agenda.service.ts';
import { ownQuestions, questionsFor, questionsOfBoard } from '../meetings.access.ts';
import { requireFewBoardMails } from '../board-mails.service.ts';
import { keyOf, lockMeeting, requireMeeting } from '../meetings.service.ts';
import * as repository from './questions.repository.ts';

type Needs = Pick<Services, 'database' | 'now'>;

interface OfMeeting {
  meeting_id: string;
}

interface OfQuestion extends OfMeeting {
  question_id: string;
}

/** Returns the questions that the caller may read. @throws AppError `not_found` */
export async function listQuestions({ database, now }: Needs, caller: Member, of: OfMeeting) {
  const meeting = await requireMeeting(database, caller.membership, of.meeting_id);
  const reader = { user_id: caller.user_id, isBoard: isBoardMember(caller.membership) };
  return {
    data: await repository.listQuestions(database, questionsFor(caller), keyOf(caller, of), reader),
    may_ask: mayStillAsk(meeting, now()),
  };
}

async function getQuestion(services: Needs, caller: Member, { meeting_id, question_id }: OfQuestion) {
  const { data } = await listQuestions(services, caller, { meeting_id });
  return orNotFound(data.find(({ id }) => id === question_id));
}

/** Tells the open tabs of all members, who read the reply. */
const tellAll = async (
  transaction: Queries,
  { membership: { association_id } }: Member,
  { meeting_id }: OfMeeting,
  happened_at: Date,
): Promise<void> =>
  announce(transaction, { association_id, section: 'agenda', entity_id: meeting_id, happened_at });

/** Mails those whom the question now concerns: the board, or with a reply the asker. */
const mail = async (
  transaction: Queries,
  { membership: { association_id } }: Member,
  entity_id: string,
): Promise<void> => requestNotification(transaction, { association_id, kind: 'questions', entity_id });

/** Locks the meeting, so that nobody asks after the door opened, nor more than is allowed. @throws AppError `not_found`, or `questions_closed` */
async function beginAsking(transaction: Queries, caller: Member, of: OfMeeting, now: Date): Promise<void> {
  const meeting = orNotFound(await lockMeeting(transaction, caller.membership, of.meeting_id));
  if (!mayStillAsk(meeting, now)) throw new AppError('questions_closed');
}

/**
 * Asks the board a question about an item.
 * @throws AppError `not_found`, `questions_closed` from the opening of the door on, `too_many_questions`,
 * `too_many_requests`, or `validation_failed`.
 */
export async function askQuestion(
  services: Needs,
  caller: Member,
  of: OfMeeting,
  { item_id, text: typed }: AskQuestionBody,
  request: FastifyRequest,
) {
  const now = services.now();
  const { data: items } = await listAgendaItems(services, caller, of);
  if (!items.some(({ id }) => id === item_id))
    throw new AppError('validation_failed', { errors: { item_id: [{ code: 'not_allowed' }] } });
  const text = requireText('text', typed);
  const key = keyOf(caller, of);
  return createAndRead(
    services,
    { caller, request, now },
    async (transaction, id) => {
      await beginAsking(transaction, caller, of, now);
      await requireFewBoardMails(transaction, caller, now);
      if ((await repository.countOpen(transaction, key, caller.user_id)) >= OPEN_QUESTIONS_MAX)
        throw new AppError('too_many_questions', { params: { max: OPEN_QUESTIONS_MAX } });
      const row = { ...key, id, item_id, text, asker_id: caller.user_id, asked_at: now };
      await repository.insertQuestion(transaction, row);
      await auditCaller(transaction, caller, 'question_asked', { ...of, question_id: id }, now);
      await mail(transaction, caller, id);
      // The board reads it too. That there is a question tells nobody what it says.
      await tellAll(transaction, caller, of, now);
    },
    (inside, question_id) => getQuestion(inside, caller, { ...of, question_id }),
  );
}

/**
 * Answers a question for all members, or corrects the reply. The same reply once more changes nothing.
 * @throws AppError `not_found`, `forbidden` outside the board, `conflict` after another change, or `validation_failed`.
 */
export async function replyToQuestion(
  services: Needs,
  caller: Member,
  of: OfQuestion,
  { reply: typed, version }: ReplyBody,
) {
  const now = services.now();
  await requireMeeting(services.database, caller.membership, of.meeting_id);
  const filter = questionsOfBoard(caller);
  const reply = requireText('reply', typed);
  return changeAndRead(
    services,
    async (transaction) => {
      const stored = orNotFound(
        await repository.lockQuestion(transaction, filter, of.meeting_id, of.question_id),
      );
      if (stored.reply === reply) return;
      if (stored.version !== version) throw new AppError('conflict');
      await repository.setReply(transaction, filter, of, { reply, answered_at: now });
      await auditCaller(transaction, caller, 'question_answered', { ...of }, now);
      await mail(transaction, caller, of.question_id);
      await tellAll(transaction, caller, of, now);
    },
    (inside) => getQuestion(inside, caller, of),
  );
}

/** Withdraws a question of the caller. @throws AppError `not_found`, `questions_closed`, or `question_answered` */
export async function withdrawQuestion(services: Needs, caller: Member, of: OfQuestion): Promise<void> {
  const now = services.now();
  const filter = ownQuestions(caller);
  await inTransaction(services.database.queries, async (transaction) => {
    await beginAsking(transaction, caller, of, now);
    const stored = orNotFound(
      await repository.lockQuestion(transaction, filter, of.meeting_id, of.question_id),
    );
    if (stored.reply !== null) throw new AppError('question_answered');
    await repository.deleteQuestion(transaction, filter, of);
    await auditCaller(transaction, caller, 'question_withdrawn', { ...of }, now);
    await tellAll(transaction, caller, of, now);
  });
}
