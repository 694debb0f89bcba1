import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { proxiesInForce } from '../../participation/proxies/proxies.service.ts';

/** The presences that count now. */
const presentNow = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select user_id, apartment_id, holder_name, is_online from meeting_presences
  where association_id = ${association_id} and meeting_id = ${meeting_id} and left_at is null`;

/** The owners who are present, by apartment. An owner who left the association does not count. */
const ownersPresent = (key: MeetingKey): SQL => sql`
  select apartment_owners.apartment_id, present.user_id, present.is_online
  from (${presentNow(key)}) as present
    join memberships on memberships.association_id = ${key.association_id} and memberships.user_id = present.user_id
    join users on users.id = present.user_id
    join apartment_owners on apartment_owners.association_id = ${key.association_id} and apartment_owners.owner_id = users.owner_id
  union all
  select apartment_id, null, is_online from (${presentNow(key)}) as present where apartment_id is not null`;

/** The holders who are present, by apartment. A member who left the association represents nobody any more. Each apartment has one at most. */
const holdersPresent = (key: MeetingKey, item_id: string | null): SQL => sql`
  select distinct on (proxy_apartments.apartment_id) proxy_apartments.apartment_id, proxies.holder_id, proxies.holder_name,
    proxies.id as proxy_id, present.is_online
  from proxies
    join (${proxiesInForce(key)}) as proxy_apartments on proxy_apartments.proxy_id = proxies.id
    join (${presentNow(key)}) as present on present.user_id = proxies.holder_id or present.holder_name = proxies.holder_name
  where proxies.association_id = ${key.association_id} and proxies.meeting_id = ${key.meeting_id}
    and (present.user_id is null or exists (
      select from memberships where memberships.association_id = ${key.association_id} and memberships.user_id = present.user_id))
    and (proxies.is_whole_meeting or exists (
      select from proxy_items where proxy_items.association_id = ${key.association_id} and proxy_items.proxy_id = proxies.id
        and proxy_items.item_id = ${item_id}::uuid))
  order by proxy_apartments.apartment_id, proxies.state, proxies.given_at desc, proxies.id`;

/**
 * Selects who represents each apartment now: its owners who are present, else the holder of its proxy (`proxiesInForce`). A row has `apartment_id`,
 * `representing` (`owner` or `proxy`), `user_id` (null for somebody without an account), `holder_name`, `proxy_id` and `is_online`.
 * @param item_id counts the proxies about one agenda item too; null for those for the whole meeting alone.
 */
export const representatives = (key: MeetingKey, item_id: string | null): SQL => sql`
  select apartment_id, 'owner' as representing, user_id, null::text as holder_name, null::uuid as proxy_id, is_online
  from (${ownersPresent(key)}) as owners
  union all
  select apartment_id, 'proxy', holder_id, holder_name, proxy_id, is_online from (${holdersPresent(key, item_id)}) as holders
  where apartment_id not in (select apartment_id from (${ownersPresent(key)}) as owners)`;

/** Returns the votes of each person who is present, for the own apartments and by proxies for the whole meeting together. */
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
