import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { NotificationContent } from '../../../capabilities/notifications/sources.ts';
import { type Queries, users } from '../../../platform/database/index.ts';
import { meetings } from '../meetings.tables.ts';
import { memberProposals } from './member-proposals.tables.ts';

/** The condition that a proposal concerns a member, of a row of `memberships`: the board until it decides, and the proposer from then on. */
export const isConcernedByProposal = (proposalId: SQL): SQL => sql`exists (
  select from member_proposals where member_proposals.association_id = memberships.association_id and member_proposals.id = ${proposalId}
    and case when decision is null then memberships.is_board else proposer_id = memberships.user_id end)`;

/** Returns what the mails say of a proposal; null for one that was withdrawn, or was removed from the agenda, or whose meeting was cancelled. */
export async function describeProposal(
  queries: Queries,
  { association_id, entity_id }: { association_id: string; entity_id: string },
): Promise<NotificationContent | null> {
  const { title, wording, explanation, decision, reason, item_id, meeting_id, proposer_id } = memberProposals;
  const [found] = await queries
    .select({
      title,
      wording,
      explanation,
      decision,
      reason,
      item_id,
      meeting_id,
      proposer_id,
      proposer: users.name,
    })
    .from(memberProposals)
    .innerJoin(
      meetings,
      and(
        eq(meetings.association_id, memberProposals.association_id),
        eq(meetings.id, memberProposals.meeting_id),
        eq(meetings.is_cancelled, false),
      ),
    )
    .leftJoin(users, eq(users.id, memberProposals.proposer_id))
    .where(and(eq(memberProposals.association_id, association_id), eq(memberProposals.id, entity_id)));
  if (!found) return null;
  const about = { path: `/meetings/${found.meeting_id}`, thread: entity_id } as const;
  const board = { id: null, name: 'Het bestuur' };
  switch (found.decision) {
    case null:
      return {
        ...about,
        subject: `Voorstel voor de agenda: ${found.title}`,
        author: { id: found.proposer_id, name: found.proposer ?? 'Een eigenaar' },
        lines: [found.wording, ...(found.explanation === null ? [] : [found.explanation])],
      };
    case 'on_agenda':
      return found.item_id === null
        ? null
        : {
            ...about,
            subject: `Uw voorstel staat op de agenda: ${found.title}`,
            author: board,
            lines: [found.wording],
          };
    case 'refused':
      return {
        ...about,
        subject: `Uw voorstel staat niet op de agenda: ${found.title}`,
        author: board,
        lines: found.reason === null ? [] : [found.reason],
      };
  }
}
