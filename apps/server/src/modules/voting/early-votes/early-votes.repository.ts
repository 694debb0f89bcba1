import type { EarlyVoteCount, EarlyVotesOfItem } from '@mijn/domain/early-votes';
import type { Vote } from '@mijn/domain/tally';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { findItem } from '../../meetings/agenda/agenda.service.ts';
import { representatives } from '../presence/presence.service.ts';
import { isAboutText, isOfOwner } from '../../voting-rules/counted-early-votes.service.ts';
import type { EarlyVotesFilter } from '../../meetings/meetings.access.ts';
import { earlyVotes } from './early-votes.tables.ts';
import { mayReplace, type Replaced } from '../sent-votes.service.ts';

/** Returns the apartments of a member that have votes, in the order of the provider. */
export const listOwnApartments = async (database: Database, filter: EarlyVotesFilter) =>
  runPrepared<{ apartment_id: string; name: string; votes: number }>(
    database,
    sql`select apartments.id as apartment_id, apartments.name, votes
      from apartment_owners join apartments
        on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_owners.apartment_id
      where ${filter.where} and votes > 0 order by position, apartments.id`,
  );

type ItemRow = Omit<EarlyVotesOfItem, 'votes'> & {
  votes: (Omit<EarlyVotesOfItem['votes'][number], 'vote'> & {
    vote: (Vote & { voted_at: string }) | null;
  })[];
};

/** Returns the proposals of a meeting with what a member voted about each, for all apartments of the member that have votes. */
export const listVotesByItem = async (
  database: Database,
  filter: EarlyVotesFilter,
  { association_id, meeting_id, user_id }: MeetingKey & { user_id: string },
) =>
  runPrepared<ItemRow>(
    database,
    sql`select meeting_items.id as item_id, number, (
        select coalesce(json_agg(json_build_object(
            'apartment_id', apartments.id,
            'vote', case when own.choice is not null
              then json_build_object('choice', own.choice, 'option', own.option, 'further_options', own.further_options, 'voted_at', own.voted_at) end,
            'has_voted', own.choice is not null,
            'mark', own.mark,
            'is_outdated', own.choice is not null and not own.is_current,
            'is_item_changed', coalesce(own.is_current and text_changed_at > own.voted_at, false),
            'has_co_owner_voted', others.has_voted,
            'is_divided', coalesce(own.is_current and others.is_different, false)
          ) order by apartments.position, apartments.id), '[]')
        from apartment_owners
          join apartments on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_owners.apartment_id
          left join lateral (
            select choice, option, further_options, voted_at, mark, ${isAboutText(sql`meeting_items`)} as is_current from early_votes
            where early_votes.association_id = ${association_id} and early_votes.meeting_id = ${meeting_id}
              and early_votes.item_id = meeting_items.id and early_votes.apartment_id = apartments.id
              and early_votes.user_id = ${user_id}::uuid
          ) as own on true
          cross join lateral (
            select count(*) > 0 as has_voted,
              coalesce(bool_or((early_votes.choice, early_votes.option, early_votes.further_options)
                is distinct from (own.choice, own.option, own.further_options)), false) as is_different
            from early_votes
            where early_votes.association_id = ${association_id} and early_votes.meeting_id = ${meeting_id}
              and early_votes.item_id = meeting_items.id and early_votes.apartment_id = apartments.id
              and early_votes.user_id <> ${user_id}::uuid and ${isAboutText(sql`meeting_items`)} and ${isOfOwner()}
          ) as others
        where ${filter.where} and votes > 0
      ) as votes
      from meeting_items where association_id = ${association_id} and meeting_id = ${meeting_id} and wording is not null
      order by number, meeting_items.id`,
  );

/** Returns how many apartments voted about each proposal that still has the text of their vote. */
export const countEarlyVotes = async (
  database: Database,
  filter: EarlyVotesFilter,
  key: MeetingKey,
): Promise<EarlyVoteCount[]> =>
  runPrepared<EarlyVoteCount>(
    database,
    sql`select item_id, count(*)::int as apartments, coalesce(sum(votes), 0)::int as votes,
        coalesce(sum(votes) filter (where apartment_id not in (
          select apartment_id from (${representatives(key, null)}) as representatives)), 0)::int as votes_absent
      from (
        select distinct meeting_items.id as item_id, number, apartments.id as apartment_id, votes
        from early_votes
          join meeting_items on meeting_items.association_id = early_votes.association_id and meeting_items.id = early_votes.item_id
          join apartments on apartments.association_id = early_votes.association_id and apartments.id = early_votes.apartment_id
        where ${filter.where} and voting = 'yes' and early_votes.meeting_id = ${key.meeting_id} and ${isAboutText(sql`meeting_items`)} and ${isOfOwner()}
      ) as voted
      group by item_id, number order by number, item_id`,
  );

/** Returns a proposal of a meeting, as it is now; undefined for an item that is not decided about. */
export async function findProposalText(queries: Queries, key: MeetingKey, item_id: string) {
  const item = await findItem(queries, key, item_id);
  if (item?.wording == null) return undefined;
  return { ...item, wording: item.wording, election: item.seats === null ? null : { seats: item.seats } };
}

export interface VoterKey extends MeetingKey {
  item_id: string;
  user_id: string;
}

const isVoter = ({ association_id, meeting_id, item_id, user_id }: VoterKey) =>
  and(
    eq(earlyVotes.association_id, association_id),
    eq(earlyVotes.meeting_id, meeting_id),
    eq(earlyVotes.item_id, item_id),
    eq(earlyVotes.user_id, user_id),
  );

/** Returns what a member voted about an item, with the text that each vote is about. A vote that was withdrawn has no choice. */
export const listVotesOf = async (queries: Queries, key: VoterKey) =>
  queries.select().from(earlyVotes).where(isVoter(key));

/**
 * Saves votes, and those that are withdrawn, which have no choice. Those of the same member for the same apartments are replaced. Returns
 * whether all were saved: none is that would replace a vote which the member made meanwhile.
 */
export async function saveEarlyVotes(
  queries: Queries,
  rows: readonly (typeof earlyVotes.$inferInsert)[],
  replaced: Replaced,
): Promise<boolean> {
  const { association_id, meeting_id, item_id, apartment_id, user_id, mark } = earlyVotes;
  const saved = await queries
    .insert(earlyVotes)
    .values([...rows])
    .onConflictDoUpdate({
      target: [association_id, meeting_id, item_id, apartment_id, user_id],
      set: {
        choice: sql`excluded.choice`,
        option: sql`excluded.option`,
        further_options: sql`excluded.further_options`,
        mark: sql`excluded.mark`,
        voted_at: sql`excluded.voted_at`,
        title: sql`excluded.title`,
        wording: sql`excluded.wording`,
        decision_kind: sql`excluded.decision_kind`,
        options: sql`excluded.options`,
        outdated_at: null,
      },
      setWhere: mayReplace(replaced, apartment_id, sql`to_jsonb(${mark}::text)`),
    });
  return saved.rowCount === rows.length;
}
