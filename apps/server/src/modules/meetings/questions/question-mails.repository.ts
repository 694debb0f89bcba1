import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NotificationContent } from '../../../capabilities/notifications/sources.ts';
import { type Queries, users } from '../../../platform/database/index.ts';
import { meetingItems } from '../agenda/agenda.tables.ts';
import { isConcernedByProposal } from '../member-proposals/member-proposals.service.ts';
import { meetings } from '../meetings.tables.ts';
import { itemQuestions } from './questions.tables.ts';

const isConcernedByQuestion = (questionId: SQL): SQL => sql`exists (
  select from item_questions where item_questions.association_id = memberships.association_id and item_questions.id = ${questionId}
    and case when reply is null then memberships.is_board else asker_id = memberships.user_id end)`;

/**
 * The condition that a question or a proposal concerns a member, of a row of `memberships`: the board until it replies or decides, and who
 * wrote it from then on.
 */
export const isConcerned = (id: SQL): SQL =>
  sql`(${isConcernedByQuestion(id)} or ${isConcernedByProposal(id)})`;

/** Returns what the mails say of a question or its reply; null for one that was withdrawn, or whose meeting was cancelled. */
export async function describeQuestion(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const { text, reply, asker_id, meeting_id } = itemQuestions;
  const { number, title } = meetingItems;
  const [found] = await queries
    .select({ text, reply, asker_id, asker: users.name, meeting_id, number, title })
    .from(itemQuestions)
    .innerJoin(
      meetings,
      and(
        eq(meetings.association_id, itemQuestions.association_id),
        eq(meetings.id, itemQuestions.meeting_id),
        eq(meetings.is_cancelled, false),
      ),
    )
    .innerJoin(
      meetingItems,
      and(
        eq(meetingItems.association_id, itemQuestions.association_id),
        eq(meetingItems.id, itemQuestions.item_id),
      ),
    )
    .leftJoin(users, eq(users.id, itemQuestions.asker_id))
    .where(and(eq(itemQuestions.association_id, association_id), eq(itemQuestions.id, entity_id)));
  if (!found) return null;
  const item = `punt ${found.number}, ${found.title}`;
  const about = { path: `/meetings/${found.meeting_id}`, thread: entity_id } as const;
  return found.reply === null
    ? {
        ...about,
        subject: `Vraag over ${item}`,
        author: { id: found.asker_id, name: found.asker ?? 'Een eigenaar' },
        lines: [found.text],
      }
    : {
        ...about,
        subject: `Antwoord op uw vraag over ${item}`,
        author: { id: null, name: 'Het bestuur' },
        lines: [found.reply, `Uw vraag was: ${found.text}`],
      };
}
