import { and, eq, sql } from 'drizzle-orm';
import { type Queries, users } from '../../../platform/database/index.ts';
import { type Receiver, receiverColumns } from '../../../platform/mail/receiver.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { isAboutText, isOfOwner } from '../../voting-rules/counted-early-votes.service.ts';

/** Returns a member who can be mailed; undefined for somebody who left the portal. */
export async function findReceiver(queries: Queries, user_id: string) {
  const [row] = await queries
    .select(receiverColumns)
    .from(users)
    .where(and(eq(users.id, user_id), sql`${users.disabled_at} is null`));
  return row;
}

/** A proposal, as a mail names it. */
export interface MailedProposal {
  number: number;
  title: string;
}

/** Returns the proposals about which a member voted, as they are now. */
export async function listProposalsVotedAbout(
  queries: Queries,
  { association_id, meeting_id, user_id }: MeetingKey & { user_id: string },
): Promise<MailedProposal[]> {
  const { rows } = await queries.execute<MailedProposal & Record<string, unknown>>(sql`
    select number, meeting_items.title from meeting_items
    where association_id = ${association_id} and meeting_id = ${meeting_id} and exists (
      select from early_votes
      where early_votes.association_id = ${association_id} and early_votes.meeting_id = ${meeting_id}
        and early_votes.item_id = meeting_items.id and early_votes.user_id = ${user_id} and ${isAboutText(sql`meeting_items`)})
    order by number, id`);
  return rows;
}

/** Returns whether a member has votes before a meeting, also about a text that changed. */
export async function hasEarlyVotesOf(
  queries: Queries,
  { association_id, meeting_id, user_id }: MeetingKey & { user_id: string },
): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    select from early_votes
    where association_id = ${association_id} and meeting_id = ${meeting_id} and user_id = ${user_id} and choice is not null limit 1`);
  return (rowCount ?? 0) > 0;
}

/** The condition that the item of a vote does not say any more what the vote is about. */
const isChanged = sql`early_votes.choice is not null and early_votes.outdated_at is null and not exists (
  select from meeting_items
  where meeting_items.association_id = early_votes.association_id and meeting_items.id = early_votes.item_id
    and meeting_items.meeting_id = early_votes.meeting_id and ${isAboutText(sql`meeting_items`)})`;

/** Returns the meetings to come with votes about a text that changed. */
export async function listChangedMeetings(queries: Queries, now: Date): Promise<MeetingKey[]> {
  const { rows } = await queries.execute<{ association_id: string; meeting_id: string }>(sql`
    select distinct early_votes.association_id, early_votes.meeting_id
    from meetings join early_votes on early_votes.association_id = meetings.association_id and early_votes.meeting_id = meetings.id
    where meeting_date > ${now.toISOString()}::timestamptz and not is_cancelled and ${isChanged}`);
  return rows;
}

/** A voter with a proposal that changed after the vote. */
export interface ChangedVote extends Receiver {
  user_id: string;
  /** The number and title that the item has now; those of the vote, without a number, if it was removed. */
  number: number | null;
  title: string;
  /** Whether the meeting still decides about the item. */
  is_proposal: boolean;
}

/**
 * Ends the votes of a meeting about a text that changed, and returns their voters, once for each proposal, by the name of the user. Those
 * who sold the apartment have no vote any more, and are left out.
 */
export async function endChangedVotes(queries: Queries, key: MeetingKey, now: Date): Promise<ChangedVote[]> {
  const { rows } = await queries.execute<ChangedVote & Record<string, unknown>>(sql`
    with ended as (
      update early_votes set outdated_at = ${now.toISOString()}::timestamptz
      where early_votes.association_id = ${key.association_id} and early_votes.meeting_id = ${key.meeting_id} and ${isChanged}
      returning early_votes.user_id, early_votes.item_id, early_votes.title, ${isOfOwner()} as is_of_owner
    )
    select distinct users.id as user_id, email, users.name, salutation, name_prefix, last_name, number,
      coalesce(meeting_items.title, ended.title) as title, meeting_items.wording is not null as is_proposal
    from ended join users on users.id = ended.user_id
      left join meeting_items on meeting_items.association_id = ${key.association_id} and meeting_items.id = ended.item_id
        and meeting_items.meeting_id = ${key.meeting_id}
    where is_of_owner and disabled_at is null
    order by users.id, number nulls last, title`);
  return rows;
}
