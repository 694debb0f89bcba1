import { sql, type SQL } from 'drizzle-orm';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { giver } from './giver-counts.repository.ts';
import { isGiverOwner } from './proxies.repository.ts';

/** The number of givers for whom one person may hold proxies. */
const proxiesMax = (association_id: string): SQL => sql`coalesce((
  select value::int from voting_rules
  where voting_rules.association_id = ${association_id} and rule = 'proxies_per_person' and decision_kind = ''), 0)`;

/**
 * Selects the proxies that count at a meeting while their holder is there, as `proxy_id` and `apartment_id`: nobody objected, and the giver
 * still owns the apartment. A proxy is an act of its giver alone (Burgerlijk Wetboek 3:61 and 2:38), so that one counts that its holder
 * did not answer. Of those a holder uses as many as the rules allow, after the accepted ones and in the order in which they were given.
 * One to the board counts once a member of the board accepted it, because until then it has no holder.
 */
export const proxiesInForce = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select proxy_id, apartment_id from (
    select proxy_id, apartment_id, state, dense_rank() over (partition by holder_id order by is_known desc, first_at, giver) as place
    from (
      select proxies.id as proxy_id, proxy_apartments.apartment_id, proxies.state, proxies.holder_id, ${giver} as giver,
        bool_or(proxies.state = 'accepted') over of_giver as is_known, min(proxies.given_at) over of_giver as first_at
      from proxies
        join proxy_apartments on proxy_apartments.association_id = ${association_id} and proxy_apartments.proxy_id = proxies.id
      where proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id}
        and (proxies.state = 'accepted' or (proxies.state = 'offered' and proxies.holder_id is not null))
        and proxy_apartments.objected_at is null and ${isGiverOwner}
      window of_giver as (partition by proxies.holder_id, ${giver})
    ) as held
  ) as ranked where state = 'accepted' or place <= ${proxiesMax(association_id)}`;

/**
 * Selects the proxies that counted at a meeting at some time, as `proxy_id` and `apartment_id`, with `during`: those in force, and those
 * that ended. One counts from its giving, or to the board from its acceptance, until it ended or an owner of the apartment objected.
 */
export const proxiesEverInForce = (key: MeetingKey): SQL => sql`
  select proxy_id, apartment_id, tstzmultirange(tstzrange(since, greatest(since, until))) as during
  from (
    select proxies.id as proxy_id, proxy_apartments.apartment_id, case when is_to_board then accepted_at else given_at end as since,
      coalesce(objected_at, ended_at, 'infinity') as until
    from proxies
      join proxy_apartments on proxy_apartments.association_id = ${key.association_id} and proxy_apartments.proxy_id = proxies.id
    where proxies.association_id = ${key.association_id} and proxies.meeting_id = ${key.meeting_id} and ${isGiverOwner}
      and (objected_at is not null or ended_at is not null or (proxies.id, proxy_apartments.apartment_id) in (${proxiesInForce(key)}))
  ) as ever where since is not null`;
