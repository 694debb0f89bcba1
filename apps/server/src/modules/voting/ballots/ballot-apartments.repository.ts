import type { VoteRight } from '@mijn/domain/ballots';
import type { Vote } from '@mijn/domain/tally';
import { and, eq, isNotNull, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { earlyVotesIn, isOfOwner } from '../../voting-rules/counted-early-votes.service.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { representatives } from '../presence/presence.service.ts';
import { proxiesInForce } from '../../participation/proxies/proxies.service.ts';
import type { BallotsFilter } from '../../meetings/meetings.access.ts';
import { isAboutBallot, isSealedByOwner, votesAtOpening } from './ballot-owners.repository.ts';
import type { BallotKey } from './ballots.repository.ts';
import { ballotVotes } from './ballots.tables.ts';

/** An apartment that is represented, or that voted before its people left. */
export interface ApartmentRow {
  apartment_id: string;
  name: string;
  votes: number;
  /** The names of its owners, also of one without an account, for a search. */
  owners: string[];
  /** Those who are present for it; an owner without an account has the name that the provider gave, if any. */
  people: string[];
  is_represented: boolean;
  /** By what right those who are present vote, or voted before they left. */
  right: VoteRight;
  owner_votes: Vote[];
  /** What its owners voted before the meeting about the text of the ballot. */
  early_votes: Vote[];
  instruction: Vote | null;
  /** The vote of the holder of its proxy, if the proxy still counts and no owner is present. */
  holder_vote: Vote | null;
  hand: Vote | null;
  is_sealed: boolean;
  is_on_paper: boolean;
  /** The number of slips that the apartment gets if it votes on paper; 0 unless the ballot is secret. */
  slips: number;
}

/** Votes of rows of `ballot_votes` or `early_votes`, as JSON. */
const vote = sql.raw(
  `json_build_object('choice', choice, 'option', option, 'further_options', further_options)`,
);

/** The condition that the proxy by which somebody voted still counts for the apartment. @param votes a table with both. */
const isProxyOf = (key: MeetingKey, votes: SQL): SQL =>
  sql`(${votes}.proxy_id, ${votes}.apartment_id) in (${proxiesInForce(key)})`;

const votesOf = ({ ballot_id, ...key }: BallotKey): SQL => sql`
  select ballot_votes.apartment_id,
    coalesce(json_agg(${vote} order by voted_at, user_id) filter (
      where user_id is not null and proxy_id is null and ${isOfOwner('ballot_votes')}), '[]') as owner_votes,
    (json_agg(${vote} order by voted_at desc, user_id) filter (
      where proxy_id is not null and ${isProxyOf(key, sql`ballot_votes`)})) -> 0 as holder_vote,
    (json_agg(${vote}) filter (where user_id is null)) -> 0 as hand
  from ballot_votes where ballot_votes.association_id = ${key.association_id} and ballot_id = ${ballot_id}
  group by ballot_votes.apartment_id`;

const votedEarly = (key: BallotKey): SQL => sql`
  select apartment_id, json_agg(${vote} order by voted_at, user_id) as early_votes
  from (${earlyVotesIn(key)}) as early group by apartment_id`;

const represented = (key: BallotKey, item_id: string): SQL => sql`
  select apartment_id, min(representing) as representing,
    coalesce(array_agg(distinct coalesce(users.name, representatives.holder_name))
      filter (where coalesce(users.name, representatives.holder_name) is not null), '{}') as people,
    (json_agg(json_build_object('choice', instruction, 'option', option)) filter (where instruction is not null and ${isAboutBallot(key)})) -> 0 as instruction
  from (${representatives(key, item_id)}) as representatives
    left join users on users.id = representatives.user_id
    left join proxy_items on proxy_items.association_id = ${key.association_id}
      and proxy_items.proxy_id = representatives.proxy_id and proxy_items.item_id = ${item_id}
  group by apartment_id`;

/** Returns the apartments of a ballot in the order of the provider, with all that was voted for them. */
export async function listApartmentsOf(
  queries: Queries,
  _filter: BallotsFilter,
  key: BallotKey,
  item_id: string,
): Promise<ApartmentRow[]> {
  const { rows } = await queries.execute<ApartmentRow & Record<string, unknown>>(sql`
    select apartments.id as apartment_id, apartments.name, coalesce(paper_votes.votes, weights.votes) as votes,
      paper_votes.apartment_id is not null as is_on_paper, coalesce((
        select coalesce(paper_votes.votes, weights.votes) / votes_each from ballots
        where ballots.association_id = ${key.association_id} and ballots.id = ${key.ballot_id}
      ), 0) as slips, array(
        select users.name from apartment_owners join users on users.owner_id = apartment_owners.owner_id
        where apartment_owners.association_id = ${key.association_id} and apartment_owners.apartment_id = apartments.id
        order by users.name, users.id
      ) || array_remove(array[owner_name], null) as owners, coalesce(nullif(represented.people, '{}'),
        case when represented.representing = 'owner' then array_remove(array[owner_name], null) end, '{}') as people, represented.apartment_id is not null as is_represented,
      coalesce(represented.representing, case when holder_vote is null then 'owner' else 'proxy' end) as right,
      coalesce(owner_votes, '[]') as owner_votes, coalesce(voted_early.early_votes, '[]') as early_votes, represented.instruction,
      case when represented.representing is distinct from 'owner' then holder_vote end as holder_vote, hand,
      sealed_votes.apartment_id is not null and (${isSealedByOwner} or (represented.representing is distinct from 'owner'
        and ${isProxyOf(key, sql`sealed_votes`)})) as is_sealed
    from apartments
      join (${votesAtOpening(key)}) as weights on weights.apartment_id = apartments.id
      left join (${represented(key, item_id)}) as represented on represented.apartment_id = apartments.id
      left join (${votedEarly(key)}) as voted_early on voted_early.apartment_id = apartments.id
      left join (${votesOf(key)}) as voted on voted.apartment_id = apartments.id
      left join sealed_votes on sealed_votes.association_id = ${key.association_id} and sealed_votes.ballot_id = ${key.ballot_id}
        and sealed_votes.apartment_id = apartments.id
      left join paper_votes on paper_votes.association_id = ${key.association_id} and paper_votes.ballot_id = ${key.ballot_id}
        and paper_votes.apartment_id = apartments.id
    where apartments.association_id = ${key.association_id}
      and (represented.apartment_id is not null or voted_early.apartment_id is not null or voted.apartment_id is not null
        or sealed_votes.apartment_id is not null or paper_votes.apartment_id is not null)
    order by position, apartments.id`);
  return rows;
}

/**
 * Notes at the closing which votes do not count.
 * @param byHolder the apartments for which the vote of a holder counts, if its proxy is in force.
 * @param divided the apartments whose owners voted differently.
 */
export async function noteUncounted(
  queries: Queries,
  { ballot_id, ...key }: BallotKey,
  { byHolder, divided }: { byHolder: readonly string[]; divided: readonly string[] },
): Promise<void> {
  const { apartment_id, association_id, proxy_id, user_id } = ballotVotes;
  const isOneOf = (ids: readonly string[]) => sql`${apartment_id} = any(${sql.param(ids)}::uuid[])`;
  const isResting = and(
    isNotNull(proxy_id),
    not(sql`(${isOneOf(byHolder)} and ${isProxyOf(key, sql`ballot_votes`)})`),
  );
  const isDivided = and(isNull(proxy_id), isOneOf(divided));
  await queries
    .update(ballotVotes)
    .set({ uncounted: sql`case when ${proxy_id} is null then 'divided' else 'resting' end` })
    .where(
      and(
        eq(association_id, key.association_id),
        eq(ballotVotes.ballot_id, ballot_id),
        isNotNull(user_id),
        or(isResting, isDivided),
      ),
    );
}
