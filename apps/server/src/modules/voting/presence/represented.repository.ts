import type { VoteRight } from '@mijn/domain/ballots';
import { sql, type SQL } from 'drizzle-orm';
import { type Database, type Queries, runPrepared } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { proxiesEverInForce, proxiesInForce } from '../../participation/proxies/proxies.service.ts';

/** The SQL by which is decided who represents apartments: at one moment, or with the times of a whole meeting. */
interface Sources {
  /** Selects the stays: `user_id`, `apartment_id`, `holder_name`, `is_online` and `during`. */
  stays: SQL;
  /** Selects the proxies that count: `proxy_id`, `apartment_id` and `during`. */
  proxies: SQL;
  /** Selects `item_id`: the agenda items whose own proxies count too, and null for those for the whole meeting alone. */
  items: SQL;
}

/** The owners who are present, by apartment. An owner who left the association does not count. */
const ownersPresent = (key: MeetingKey, { stays }: Sources): SQL => sql`
  select apartment_owners.apartment_id, present.user_id, present.is_online, during
  from (${stays}) as present
    join memberships on memberships.association_id = ${key.association_id} and memberships.user_id = present.user_id
    join users on users.id = present.user_id
    join apartment_owners on apartment_owners.association_id = ${key.association_id} and apartment_owners.owner_id = users.owner_id
  union all
  select apartment_id, null, is_online, during from (${stays}) as present where apartment_id is not null`;

/**
 * The holders who are present, by apartment and item. A member who left the association represents nobody any more. Of several proxies
 * for an apartment one counts: an accepted one, then the newest.
 */
const holdersPresent = (key: MeetingKey, { stays, proxies, items }: Sources): SQL => sql`
  select apartment_id, item_id, holder_id, holder_name, proxy_id, is_online, during - coalesce(range_agg(during) over (
      partition by apartment_id, item_id order by accepted_at is null, given_at desc, proxy_id
      rows between unbounded preceding and 1 preceding), '{}') as during
  from (
    select counting.apartment_id, item_id, proxies.holder_id, proxies.holder_name, proxies.id as proxy_id, present.is_online,
      proxies.accepted_at, proxies.given_at, counting.during * present.during as during
    from proxies
      join (${proxies}) as counting on counting.proxy_id = proxies.id
      join (${stays}) as present on present.user_id = proxies.holder_id or present.holder_name = proxies.holder_name
      join (${items}) as items on proxies.is_whole_meeting or exists (
        select from proxy_items where proxy_items.association_id = ${key.association_id} and proxy_items.proxy_id = proxies.id
          and proxy_items.item_id = items.item_id)
    where proxies.association_id = ${key.association_id} and proxies.meeting_id = ${key.meeting_id}
      and (present.user_id is null or exists (
        select from memberships where memberships.association_id = ${key.association_id} and memberships.user_id = present.user_id))
  ) as held`;

/**
 * Selects who represents each apartment, and when: its owners who are present, else the holder of its proxy. This is the one place that says
 * so, for presence, ballots, votes before the meeting and minutes. A row has `apartment_id`, `representing` (`owner` or `proxy`), `user_id`
 * (null for somebody without an account), `holder_name`, `proxy_id`, `item_id` (null for the whole meeting), `is_online` and `during`.
 */
const representations = (key: MeetingKey, sources: Sources): SQL => sql`
  select apartment_id, 'owner' as representing, user_id, null::text as holder_name, null::uuid as proxy_id, null::uuid as item_id, is_online,
    during
  from (${ownersPresent(key, sources)}) as owners where not isempty(during)
  union all
  select apartment_id, 'proxy', holder_id, holder_name, proxy_id, item_id, is_online, holders.during - coalesce(owned.during, '{}')
  from (${holdersPresent(key, sources)}) as holders
    left join (
      select apartment_id, range_agg(during) as during from (${ownersPresent(key, sources)}) as owners group by apartment_id
    ) as owned using (apartment_id)
  where not isempty(holders.during - coalesce(owned.during, '{}'))`;

const ALWAYS = sql.raw(`'{(,)}'::tstzmultirange as during`);

/**
 * Selects who represents each apartment now, as `representations` does.
 * @param item_id counts the proxies about one agenda item too; null for those for the whole meeting alone.
 */
export const representatives = (key: MeetingKey, item_id: string | null): SQL =>
  representations(key, {
    stays: sql`
      select user_id, apartment_id, holder_name, is_online, ${ALWAYS} from meeting_presences
      where association_id = ${key.association_id} and meeting_id = ${key.meeting_id} and left_at is null`,
    proxies: sql`select proxy_id, apartment_id, ${ALWAYS} from (${proxiesInForce(key)}) as in_force`,
    items: sql`select ${item_id}::uuid as item_id`,
  });

/** Selects the agenda items about which there are proxies of their own, and null for the whole meeting. */
const itemsOfProxies = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select null::uuid as item_id union select item_id from proxy_items
    join proxies on proxies.association_id = ${association_id} and proxies.id = proxy_id
  where proxy_items.association_id = ${association_id} and proxies.meeting_id = ${meeting_id}`;

/** An apartment for which a member votes at a meeting. */
export interface RepresentedApartment {
  apartment_id: string;
  name: string;
  votes: number;
  right: VoteRight;
  giver: string | null;
  is_whole_meeting: boolean;
}

/** Returns the apartments for which a member votes about any proposal, or would vote if the member were present now, in the order of the provider. */
export async function listRepresentedBy(
  database: Database,
  key: MeetingKey,
  user_id: string,
): Promise<RepresentedApartment[]> {
  const stays = sql`
    select user_id, apartment_id, holder_name, is_online, ${ALWAYS} from meeting_presences
    where association_id = ${key.association_id} and meeting_id = ${key.meeting_id} and left_at is null
      and user_id is distinct from ${user_id}::uuid
    union all select ${user_id}::uuid, null, null, false, ${ALWAYS}`;
  const proxies = sql`select proxy_id, apartment_id, ${ALWAYS} from (${proxiesInForce(key)}) as in_force`;
  return runPrepared<RepresentedApartment>(
    database,
    sql`
    with represented as materialized (
      select apartment_id, representing, proxy_id, bool_or(item_id is null) as is_whole_meeting
      from (${representations(key, { stays, proxies, items: itemsOfProxies(key) })}) as present
      where user_id = ${user_id}::uuid group by 1, 2, 3
    )
    select apartments.id as apartment_id, apartments.name, votes, representing as right, giver_name as giver, represented.is_whole_meeting
    from represented
      join apartments on apartments.association_id = ${key.association_id} and apartments.id = represented.apartment_id
      left join proxies on proxies.association_id = ${key.association_id} and proxies.id = represented.proxy_id
    where voting = 'yes' and votes > 0
    order by representing, position, apartments.id, given_at`,
  );
}

/** Returns the votes of each person who is present, for the own apartments and by proxies for the whole meeting together. An apartment of several owners counts for one of them. */
export async function listVotesOfPeople(queries: Queries, key: MeetingKey): Promise<number[]> {
  const { rows } = await queries.execute<{ votes: number }>(sql`
    select sum(votes)::int as votes from (
      select distinct on (apartment_id) apartment_id, coalesce(user_id::text, holder_name, apartment_id::text) as person
      from (${representatives(key, null)}) as present order by apartment_id, person
    ) as represented join apartments
      on apartments.association_id = ${key.association_id} and apartments.id = represented.apartment_id
    where votes > 0 group by person`);
  return rows.map(({ votes }) => votes);
}

/** One stay of somebody at a meeting, who is named as an attendee. */
export interface PastStay {
  person: string;
  is_online: boolean;
  arrived_at: Date;
  left_at: Date | null;
}

/** An apartment for which the holder of a proxy was present while no owner was. */
export interface Represented {
  apartment: string;
  giver: string;
  holder: string;
  /** The ids of the agenda items for which the proxy counted; null for one for the whole meeting. */
  item_ids: readonly string[] | null;
}

export interface PastRepresentation {
  represented: Represented[];
  /** The first moment with the most votes, in milliseconds since 1970; null if no apartment was present. */
  most: { at: number; apartments: number; votes: number } | null;
}

/** Returns who was represented at a meeting after its begin, and when the most votes were. Owners are those of now. */
export async function findPastRepresentation(
  queries: Queries,
  key: MeetingKey,
  stays: readonly PastStay[],
  begin: Date,
): Promise<PastRepresentation> {
  const sources: Sources = {
    stays: sql`select * from past_stays`,
    proxies: proxiesEverInForce(key),
    items: itemsOfProxies(key),
  };
  const { rows } = await queries.execute<PastRepresentation & Record<string, unknown>>(sql`
    with past_stays as materialized (
      select case when person like 'member:%' then substr(person, 8)::uuid end as user_id,
        case when person like 'owner:%' then substr(person, 7)::uuid end as apartment_id,
        case when person like 'holder:%' then substr(person, 8) end as holder_name,
        is_online, tstzmultirange(tstzrange(least(greatest(arrived_at, ${begin}), left_at), left_at)) as during
      from jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) as stays (person text, is_online boolean, arrived_at timestamptz, left_at timestamptz)
    ), represented as materialized (${representations(key, sources)}), counts as (
      select at, sum(sum(votes * change)) over (order by at) as votes, sum(sum(change)) over (order by at) as apartments
      from (select apartment_id, range_agg(during) as during from represented where item_id is null group by apartment_id) as present
        join apartments on apartments.association_id = ${key.association_id} and apartments.id = present.apartment_id and voting = 'yes'
        cross join unnest(present.during) as time
        cross join lateral (values (lower(time), 1), (upper(time), -1)) as changes (at, change)
      where at is not null group by at
    )
    select (
        select json_build_object('at', extract(epoch from at) * 1000, 'apartments', apartments, 'votes', votes)
        from counts where apartments > 0 order by votes desc, apartments desc, at limit 1
      ) as most, (
        select coalesce(json_agg(json_build_object('apartment', apartments.name, 'giver', giver_name, 'holder',
            coalesce((select name from users where users.id = held.user_id), held.holder_name), 'item_ids', case when not is_whole_meeting then item_ids end)
          order by position, apartments.id, given_at desc, proxies.id), '[]')
        from (
          select apartment_id, proxy_id, user_id, holder_name, json_agg(distinct item_id) as item_ids
          from represented where proxy_id is not null group by 1, 2, 3, 4
        ) as held join proxies on proxies.association_id = ${key.association_id} and proxies.id = proxy_id
          join apartments on apartments.association_id = ${key.association_id} and apartments.id = apartment_id
      ) as represented`);
  return rows[0] ?? { represented: [], most: null };
}
