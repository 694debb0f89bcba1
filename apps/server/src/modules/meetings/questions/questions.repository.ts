import { QUESTIONS_LISTED_MAX } from '@mijn/domain/limits';
import type { Question } from '@mijn/domain/questions';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Database, type Queries, type RowOf, runPrepared } from '../../../platform/database/index.ts';
import type { QuestionsFilter } from '../meetings.access.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { itemQuestions } from './questions.tables.ts';

type QuestionRow = RowOf<Question, 'asked_at' | 'answered_at'>;

interface Reader {
  user_id: string;
  /** Whether the reader learns who asked. */
  isBoard: boolean;
}

/** Returns the questions about a meeting, oldest first. Without the right to learn who asked, that is not read. */
export async function listQuestions(
  database: Database,
  filter: QuestionsFilter,
  { association_id, meeting_id }: MeetingKey,
  { user_id, isBoard }: Reader,
): Promise<QuestionRow[]> {
  const rows = await runPrepared<QuestionRow & Record<string, unknown>>(
    database,
    sql`select item_questions.id, item_id, text, asked_at, coalesce(asker_id = ${user_id}::uuid, false) as is_own,
        case when ${isBoard}::boolean then users.name end as asker, case when ${isBoard}::boolean then array(
          select apartments.name from apartment_owners join apartments
            on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_owners.apartment_id
          where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = users.owner_id
          order by position, apartments.id
        ) else '{}' end as apartments, reply, answered_at, version
      from item_questions left join users on users.id = asker_id
      where ${filter.where} and meeting_id = ${meeting_id}
      order by asked_at desc, item_questions.id desc limit ${QUESTIONS_LISTED_MAX}`,
  );
  return rows.toReversed();
}

/** Returns to how many questions about a meeting a member waits for the reply. */
export async function countOpen(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  asker_id: string,
): Promise<number> {
  const [row] = await queries
    .select({ open: count() })
    .from(itemQuestions)
    .where(
      and(
        eq(itemQuestions.association_id, association_id),
        eq(itemQuestions.meeting_id, meeting_id),
        eq(itemQuestions.asker_id, asker_id),
        isNull(itemQuestions.reply),
      ),
    );
  return row?.open ?? 0;
}

export async function insertQuestion(
  queries: Queries,
  row: typeof itemQuestions.$inferInsert,
): Promise<void> {
  await queries.insert(itemQuestions).values(row);
}

const isQuestion = (filter: QuestionsFilter, meeting_id: string, id: string) =>
  and(filter.where, eq(itemQuestions.meeting_id, meeting_id), eq(itemQuestions.id, id));

/** Returns a question, which stays as it is until the transaction ends. */
export async function lockQuestion(
  transaction: Queries,
  filter: QuestionsFilter,
  meeting_id: string,
  id: string,
) {
  const { reply, version } = itemQuestions;
  const [row] = await transaction
    .select({ reply, version })
    .from(itemQuestions)
    .where(isQuestion(filter, meeting_id, id))
    .for('update');
  return row;
}

export async function setReply(
  queries: Queries,
  filter: QuestionsFilter,
  { meeting_id, question_id }: { meeting_id: string; question_id: string },
  change: { reply: string; answered_at: Date },
): Promise<void> {
  await queries
    .update(itemQuestions)
    .set({ ...change, version: sql`${itemQuestions.version} + 1` })
    .where(isQuestion(filter, meeting_id, question_id));
}

export async function deleteQuestion(
  queries: Queries,
  filter: QuestionsFilter,
  { meeting_id, question_id }: { meeting_id: string; question_id: string },
): Promise<void> {
  await queries.delete(itemQuestions).where(isQuestion(filter, meeting_id, question_id));
}
