import { sql, type SQL } from 'drizzle-orm';
import { type Database, runPrepared } from '../../platform/database/index.ts';
import type { MeetingKey } from '../meetings/meetings.service.ts';
import type { MinutesFilter } from '../meetings/meetings.access.ts';

/** The number of times that somebody came, of which a draft has the first ones. */
export const PRESENCES_MAX = 5000;

/** The time within which a press at the door is taken for undone, in milliseconds (docs/product.md#minutes). */
export const SHORT_STAY_MS = 60_000;

/** The number of action items, of which a draft has the first ones. */
export const ACTIONS_MAX = 200;

/** One stay of somebody at a meeting. */
export interface PresenceRow {
  /** Identifies the person, such as `member:` and an id. */
  person: string;
  /** The name of a member or a holder; null for the owner of an apartment without an account. */
  name: string | null;
  is_online: boolean;
  arrived_at: Date;
  left_at: Date | null;
  /** The ids of the apartments that the person owns. */
  owned: string[];
  /** Whether somebody who stayed for less than a minute voted in it, or for an apartment of this person was voted. */
  has_voted: boolean;
}

export interface ApartmentRow {
  id: string;
  name: string;
}

/** How apartments voted in a ballot, all together. */
export interface WaysRow {
  ballot_id: string;
  /** The id of the agenda item. */
  item_id: string;
  opened_at: Date;
  /** The time at which it was counted who was present; null for a ballot that is open or was cancelled. */
  counted_at: Date | null;
  /** Whether votes before the meeting count in it. */
  counts_early_votes: boolean;
  /** The number of apartments whose vote before the meeting counted; null unless the ballot kept it. */
  apartments_early: number | null;
  /** Whether some voted themselves at the meeting. */
  is_in_portal: boolean;
  /** Whether the board entered a show of hands for some. */
  is_by_hand: boolean;
}

/** An action item that the board made of a decision. */
export interface ActionRow {
  reference: string;
  description: string;
  handler: string | null;
  planned_on: string | null;
  is_done: boolean;
}

const isOf = (table: string, { association_id, meeting_id }: MeetingKey): SQL =>
  sql`${sql.raw(table)}.association_id = ${association_id} and ${sql.raw(table)}.meeting_id = ${meeting_id}`;

const apartmentsOfOwner = (association_id: string): SQL => sql`
  select apartment_owners.apartment_id from apartment_owners
    join memberships on memberships.association_id = ${association_id} and memberships.user_id = users.id
  where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = users.owner_id`;

/** Whether a row of `stays` is one of an apartment that the person owns, or for which the person held a proxy. @param votes a table with apartments */
const isOfStay = (votes: string, { association_id, meeting_id }: MeetingKey): SQL => sql`(
  ${sql.raw(votes)}.apartment_id = any(stays.owned) or ${sql.raw(votes)}.apartment_id in (
    select apartment_id from proxies
      join proxy_apartments on proxy_apartments.association_id = ${association_id} and proxy_apartments.proxy_id = proxies.id
    where proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id}
      and (holder_id = stays.user_id or (holder_id is null and proxies.holder_name = stays.holder_name))))`;

/**
 * Whether a vote was cast in a row of `stays`: by the person, by show of hands for an apartment of the person, or in a secret ballot for
 * such an apartment. The votes of a secret ballot have no time, so that it is enough that the ballot was open.
 */
const hasVoted = (key: MeetingKey): SQL => sql`exists (
  select from ballots join ballot_votes on ballot_votes.association_id = ${key.association_id} and ballot_votes.ballot_id = ballots.id
  where ${isOf('ballots', key)} and voted_at between arrived_at and left_at
    and (ballot_votes.user_id = stays.user_id or (ballot_votes.user_id is null and ${isOfStay('ballot_votes', key)}))
) or exists (
  select from ballots
    join (select ballot_id, apartment_id, association_id from sealed_votes
      union all select ballot_id, apartment_id, association_id from paper_votes) as secret_votes
      on secret_votes.association_id = ${key.association_id} and secret_votes.ballot_id = ballots.id
  where ${isOf('ballots', key)} and is_secret and opened_at <= left_at and coalesce(closed_at >= arrived_at, true)
    and ${isOfStay('secret_votes', key)})`;

/** Returns the stays at a meeting in the order of their begin, and one more than the limit if there are more. */
export const listPresences = async (
  database: Database,
  _filter: MinutesFilter,
  key: MeetingKey,
): Promise<PresenceRow[]> =>
  runPrepared<PresenceRow & Record<string, unknown>>(
    database,
    sql`select person, name, is_online, arrived_at, left_at, owned,
        coalesce(left_at - arrived_at < ${SHORT_STAY_MS} * interval '1 millisecond', false) and (${hasVoted(key)}) as has_voted
      from (
        select case when user_id is not null then 'member:' || user_id when apartment_id is not null then 'owner:' || apartment_id
            else 'holder:' || holder_name end as person,
          meeting_presences.id, user_id, holder_name, coalesce(users.name, holder_name, (
            select owner_name from apartments
            where apartments.association_id = ${key.association_id} and apartments.id = meeting_presences.apartment_id
          )) as name, is_online, arrived_at, left_at,
          case when apartment_id is not null then array[apartment_id] else array(${apartmentsOfOwner(key.association_id)}) end as owned
        from meeting_presences left join users on users.id = meeting_presences.user_id
        where ${isOf('meeting_presences', key)} order by arrived_at, meeting_presences.id limit ${PRESENCES_MAX + 1}
      ) as stays order by arrived_at, id`,
  );

/** Returns all apartments in the order of the provider. */
export const listApartments = async (
  database: Database,
  _filter: MinutesFilter,
  { association_id }: MeetingKey,
): Promise<ApartmentRow[]> =>
  runPrepared<ApartmentRow & Record<string, unknown>>(
    database,
    sql`select id, name from apartments where association_id = ${association_id} order by position, id`,
  );

/** Returns how the apartments voted in each ballot of a meeting, oldest first: all together, and not what. */
export const listWays = async (
  database: Database,
  _filter: MinutesFilter,
  key: MeetingKey,
): Promise<WaysRow[]> =>
  runPrepared<WaysRow & Record<string, unknown>>(
    database,
    sql`select held.id as ballot_id, coalesce(bool_or(ballot_votes.user_id is not null), false) as is_in_portal,
        coalesce(bool_or(ballot_votes.ballot_id is not null and ballot_votes.user_id is null), false) as is_by_hand,
        held.item_id, held.opened_at, held.counts_early_votes, held.apartments_early,
        case when held.state <> 'cancelled' then held.closed_at end as counted_at
      from ballots as held
        left join ballot_votes on ballot_votes.association_id = ${key.association_id} and ballot_votes.ballot_id = held.id
      where ${isOf('held', key)} group by held.association_id, held.id
      order by held.opened_at, held.id`,
  );

/**
 * Returns the action items that members of the board made of decisions of a meeting, and one more than the limit if there are more. Such an
 * item has a link to its decision. Of one that was joined to another item, that item says how far it is. What somebody else reported about a decision is not meant for all members.
 */
export const listActions = async (
  database: Database,
  _filter: MinutesFilter,
  key: MeetingKey,
): Promise<ActionRow[]> =>
  runPrepared<ActionRow & Record<string, unknown>>(
    database,
    sql`select coalesce(item.reported_reference, item.internal_reference) as reference, todos.description, item.handler,
        item.planned_on, item.is_done
      from todos
        join todos item on item.association_id = todos.association_id and item.id = coalesce(todos.joined_to, todos.id)
        join memberships on memberships.association_id = ${key.association_id} and memberships.user_id = todos.reporter_id
          and memberships.is_board
      where todos.association_id = ${key.association_id} and todos.reporter_id is not null and todos.state is distinct from 'rejected' and exists (
        select from decisions where ${isOf('decisions', key)}
          and strpos(todos.description, '/meetings/decisions/' || decisions.id) > 0)
      order by todos.reported_at, todos.id limit ${ACTIONS_MAX + 1}`,
  );
