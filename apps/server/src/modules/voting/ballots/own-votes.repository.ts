import type { VoteRight } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import { earlyVotesIn, isOfOwner } from '../../voting-rules/counted-early-votes.service.ts';
import { mayReplace, type Replaced } from '../sent-votes.service.ts';
import { representatives } from '../presence/presence.service.ts';
import { isAboutBallot, isSealedByOwner, votesAtOpening } from './ballot-owners.repository.ts';
import type { BallotKey } from './ballots.repository.ts';
import { ballotVotes, sealedVotes } from './ballots.tables.ts';

/** An apartment for which a member votes in a ballot. */
export interface OwnVoteRow {
  apartment_id: string;
  name: string;
  votes: number;
  right: VoteRight;
  proxy_id: string | null;
  giver: string | null;
  instruction: Vote | null;
  vote: (Vote & { voted_at: string }) | null;
  /** Whether owners of the apartment voted before the meeting, and none since. */
  is_early: boolean;
  /** Whether another owner voted differently. */
  is_divided: boolean;
  is_sealed: boolean;
  /** Whether an owner of the apartment sealed its votes. Those go before the votes of a holder, also once the owner has left. */
  is_sealed_by_owner: boolean;
  is_on_paper: boolean;
  /** The mark of the last vote of the member for the apartment, by whatever right; null without one. */
  mark: string | null;
  /** The number of sealed votes that a secret ballot takes for the apartment; 0 in others. */
  sealed_count: number;
}

/**
 * Returns the apartments for which a member votes now, in the order of the provider.
 * @param voter the hash that names the member in `sealed_votes.marks`.
 */
export async function listOwnVotes(
  database: Database,
  { ballot_id, item_id, user_id, ...key }: BallotKey & { item_id: string; user_id: string },
  voter: string,
): Promise<OwnVoteRow[]> {
  const { association_id } = key;
  // Materialized, so that PostgreSQL finds the few apartments of the member first. Without statistics of the tables, as on the evening of
  // the first import, it would otherwise go through all owners for each apartment.
  return runPrepared<OwnVoteRow>(
    database,
    sql`
    with representatives as materialized (
      select * from (${representatives(key, item_id)}) as present where user_id = ${user_id}::uuid
    )
    select apartments.id as apartment_id, apartments.name, weights.votes, representing as right, representatives.proxy_id, giver_name as giver,
      case when instruction is not null and ${isAboutBallot({ association_id, ballot_id })} then json_build_object('choice', instruction, 'option', proxy_items.option) end as instruction,
      case when own.choice is not null then json_build_object('choice', own.choice, 'option', own.option, 'further_options', own.further_options, 'voted_at', own.voted_at)
        when is_early and representing = 'owner' then early.own end as vote, is_early,
      is_early and representing = 'owner' and early.own is not null and early.are_different or own.choice is not null and representing = 'owner' and exists (
        select from ballot_votes others
        where others.association_id = ${association_id} and others.ballot_id = ${ballot_id} and others.apartment_id = apartments.id
          and others.user_id <> ${user_id}::uuid and others.proxy_id is null and ${isOfOwner('others')}
          and (others.choice, others.option, others.further_options) is distinct from (own.choice, own.option, own.further_options)
      ) as is_divided,
      sealed_votes.apartment_id is not null and (${isSealedByOwner} or sealed_votes.proxy_id = representatives.proxy_id)
        as is_sealed,
      sealed_votes.apartment_id is not null and ${isSealedByOwner} as is_sealed_by_owner,
      paper_votes.apartment_id is not null as is_on_paper,
      coalesce(sealed_votes.marks ->> ${voter}, (
        select mark::text from ballot_votes former
        where former.association_id = ${association_id} and former.ballot_id = ${ballot_id} and former.apartment_id = apartments.id
          and former.user_id = ${user_id}::uuid
      )) as mark, coalesce((
        select weights.votes / votes_each from ballots where ballots.association_id = ${association_id} and ballots.id = ${ballot_id}
      ), 0) as sealed_count
    from representatives
      join apartments on apartments.association_id = ${association_id} and apartments.id = representatives.apartment_id
      join (${votesAtOpening({ association_id, ballot_id })}) as weights on weights.apartment_id = apartments.id
      left join proxies on proxies.association_id = ${association_id} and proxies.id = representatives.proxy_id
      left join proxy_items on proxy_items.association_id = ${association_id} and proxy_items.proxy_id = representatives.proxy_id
        and proxy_items.item_id = ${item_id}
      left join ballot_votes own on own.association_id = ${association_id} and own.ballot_id = ${ballot_id}
        and own.apartment_id = apartments.id and own.user_id = ${user_id}::uuid
        and own.proxy_id is not distinct from representatives.proxy_id
      left join sealed_votes on sealed_votes.association_id = ${association_id} and sealed_votes.ballot_id = ${ballot_id}
        and sealed_votes.apartment_id = apartments.id
      cross join lateral (
        select count(distinct (choice, option, further_options)) > 1 as are_different, count(*) > 0 and not exists (
            select from ballot_votes since
            where since.association_id = ${association_id} and since.ballot_id = ${ballot_id} and since.apartment_id = apartments.id
              and since.user_id is not null and since.proxy_id is null and ${isOfOwner('since')}
          ) as is_early, (
            array_agg(json_build_object('choice', choice, 'option', option, 'further_options', further_options, 'voted_at', voted_at))
              filter (where user_id = ${user_id}::uuid)
          )[1] as own
        from (${earlyVotesIn({ association_id, ballot_id })}) as votes_before where apartment_id = apartments.id
      ) as early
      left join paper_votes on paper_votes.association_id = ${association_id} and paper_votes.ballot_id = ${ballot_id}
        and paper_votes.apartment_id = apartments.id
    where weights.votes > 0
    order by representing, position, apartments.id`,
  );
}

/**
 * Saves votes. Those of the same member, or of no member, for the same apartments are replaced. Returns the ids of the apartments whose
 * votes were saved: none is that would replace a vote which the member made meanwhile.
 */
export async function saveVotes(
  queries: Queries,
  rows: readonly (typeof ballotVotes.$inferInsert)[],
  replaced: Replaced = {},
): Promise<string[]> {
  const saved = await queries
    .insert(ballotVotes)
    .values([...rows])
    .onConflictDoUpdate({
      target: [
        ballotVotes.association_id,
        ballotVotes.ballot_id,
        ballotVotes.apartment_id,
        ballotVotes.user_id,
      ],
      set: {
        proxy_id: sql`excluded.proxy_id`,
        choice: sql`excluded.choice`,
        option: sql`excluded.option`,
        further_options: sql`excluded.further_options`,
        voted_at: sql`excluded.voted_at`,
        mark: sql`excluded.mark`,
      },
      setWhere: mayReplace(replaced, ballotVotes.apartment_id, sql`to_jsonb(${ballotVotes.mark}::text)`),
    })
    .returning({ apartment_id: ballotVotes.apartment_id });
  return saved.map(({ apartment_id }) => apartment_id);
}

/**
 * Saves sealed votes of apartments. Those of the same apartments are replaced. Returns the ids of the apartments whose votes were saved: none
 * is that would replace a vote which the same voter made meanwhile.
 * @param voter the hash of the voter, by which `marks` has the last vote of the voter.
 */
export async function saveSealed(
  queries: Queries,
  rows: readonly (typeof sealedVotes.$inferInsert)[],
  { voter, replaced }: { voter: string; replaced: Replaced },
): Promise<string[]> {
  const saved = await queries
    .insert(sealedVotes)
    .values([...rows])
    .onConflictDoUpdate({
      target: [sealedVotes.association_id, sealedVotes.ballot_id, sealedVotes.apartment_id],
      set: {
        proxy_id: sql`excluded.proxy_id`,
        sealed: sql`excluded.sealed`,
        sealed_hash: sql`excluded.sealed_hash`,
        marks: sql`${sealedVotes.marks} || excluded.marks`,
      },
      setWhere: sql`${mayReplace(replaced, sealedVotes.apartment_id, sql`(${sealedVotes.marks} -> ${voter})`)}
        and (excluded.proxy_id is null or not ${isSealedByOwner})`,
    })
    .returning({ apartment_id: sealedVotes.apartment_id });
  return saved.map(({ apartment_id }) => apartment_id);
}

/** Returns what a member voted for some apartments. */
export const listVotesOf = async (
  queries: Queries,
  { association_id, ballot_id, user_id }: BallotKey & { user_id: string },
) =>
  queries
    .select({
      apartment_id: ballotVotes.apartment_id,
      choice: ballotVotes.choice,
      option: ballotVotes.option,
      further_options: ballotVotes.further_options,
      mark: ballotVotes.mark,
    })
    .from(ballotVotes)
    .where(
      and(
        eq(ballotVotes.association_id, association_id),
        eq(ballotVotes.ballot_id, ballot_id),
        eq(ballotVotes.user_id, user_id),
      ),
    );

/** Returns which of some sealed votes a ballot has. */
export async function listSealedHashes(
  queries: Queries,
  { association_id, ballot_id }: BallotKey,
  hashes: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .select({ sealed_hash: sealedVotes.sealed_hash })
    .from(sealedVotes)
    .where(
      and(
        eq(sealedVotes.association_id, association_id),
        eq(sealedVotes.ballot_id, ballot_id),
        inArray(sealedVotes.sealed_hash, [...hashes]),
      ),
    );
  return rows.map(({ sealed_hash }) => sealed_hash);
}

/** Returns whether one of some apartments has votes of several owners, so that each of them is told of changes. */
export async function hasVotesOfOthers(
  queries: Queries,
  { association_id, ballot_id, user_id }: BallotKey & { user_id: string },
  apartmentIds: readonly string[],
): Promise<boolean> {
  const rows = await queries
    .select({ apartment_id: ballotVotes.apartment_id })
    .from(ballotVotes)
    .where(
      and(
        eq(ballotVotes.association_id, association_id),
        eq(ballotVotes.ballot_id, ballot_id),
        inArray(ballotVotes.apartment_id, [...apartmentIds]),
        ne(ballotVotes.user_id, user_id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
