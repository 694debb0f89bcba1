import { PROPOSALS_LISTED_MAX } from '@mijn/domain/limits';
import type { MemberProposal } from '@mijn/domain/member-proposals';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import {
  type Database,
  type Queries,
  type RowOf,
  runPrepared,
  users,
} from '../../../platform/database/index.ts';
import type { MemberProposalsFilter } from '../meetings.access.ts';
import type { MeetingKey } from '../meetings.service.ts';
import { memberProposals } from './member-proposals.tables.ts';

type ProposalRow = RowOf<MemberProposal, 'submitted_at' | 'decided_at'>;

/** Returns the proposals for a meeting, oldest first. @param user_id the reader */
export async function listMemberProposals(
  database: Database,
  filter: MemberProposalsFilter,
  { association_id, meeting_id }: MeetingKey,
  user_id: string,
): Promise<ProposalRow[]> {
  const rows = await runPrepared<ProposalRow & Record<string, unknown>>(
    database,
    sql`select member_proposals.id, title, wording, explanation, submitted_at,
        coalesce(proposer_id = ${user_id}::uuid, false) as is_own, users.name as proposer, array(
          select apartments.name from apartment_owners join apartments
            on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_owners.apartment_id
          where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = users.owner_id
          order by position, apartments.id
        ) as apartments, decision, reason, decided_at, item_id
      from member_proposals left join users on users.id = proposer_id
      where ${filter.where} and meeting_id = ${meeting_id}
      order by submitted_at desc, member_proposals.id desc limit ${PROPOSALS_LISTED_MAX}`,
  );
  return rows.toReversed();
}

/** Returns about how many proposals of a member for a meeting the board has not decided. */
export async function countOpen(
  queries: Queries,
  { association_id, meeting_id }: MeetingKey,
  proposer_id: string,
): Promise<number> {
  const [row] = await queries
    .select({ open: count() })
    .from(memberProposals)
    .where(
      and(
        eq(memberProposals.association_id, association_id),
        eq(memberProposals.meeting_id, meeting_id),
        eq(memberProposals.proposer_id, proposer_id),
        isNull(memberProposals.decision),
      ),
    );
  return row?.open ?? 0;
}

export async function insertProposal(
  queries: Queries,
  row: typeof memberProposals.$inferInsert,
): Promise<void> {
  await queries.insert(memberProposals).values(row);
}

const isProposal = (filter: MemberProposalsFilter, meeting_id: string, id: string) =>
  and(filter.where, eq(memberProposals.meeting_id, meeting_id), eq(memberProposals.id, id));

/** Returns a proposal with the name of its proposer. It stays as it is until the transaction ends. */
export async function lockProposal(
  transaction: Queries,
  filter: MemberProposalsFilter,
  meeting_id: string,
  id: string,
) {
  const { title, wording, explanation, decision, reason } = memberProposals;
  const [row] = await transaction
    .select({ title, wording, explanation, decision, reason, proposer: users.name })
    .from(memberProposals)
    .leftJoin(users, eq(users.id, memberProposals.proposer_id))
    .where(isProposal(filter, meeting_id, id))
    .for('update', { of: memberProposals });
  return row;
}

type Decided = Required<
  Pick<typeof memberProposals.$inferInsert, 'decision' | 'reason' | 'decided_at' | 'item_id'>
>;

export async function setDecision(
  queries: Queries,
  filter: MemberProposalsFilter,
  { meeting_id, proposal_id }: { meeting_id: string; proposal_id: string },
  decided: Decided,
): Promise<void> {
  await queries
    .update(memberProposals)
    .set(decided)
    .where(isProposal(filter, meeting_id, proposal_id));
}

export async function deleteProposal(
  queries: Queries,
  filter: MemberProposalsFilter,
  { meeting_id, proposal_id }: { meeting_id: string; proposal_id: string },
): Promise<void> {
  await queries.delete(memberProposals).where(isProposal(filter, meeting_id, proposal_id));
}
