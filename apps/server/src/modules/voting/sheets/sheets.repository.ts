import type { OwnedApartment } from '@mijn/domain/voting-rules';
import { sql } from 'drizzle-orm';
import { type Database, runPrepared } from '../../../platform/database/index.ts';
import type { PresencesFilter } from '../../meetings/meetings.access.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { proxiesInForce } from '../../participation/proxies/proxies.service.ts';

/** An apartment on a printed list. */
export interface PrintedApartment extends OwnedApartment {
  /** Its owners, also one without an account. */
  owners: string[];
  /** Who holds a proxy for it that counts; null for nobody. */
  holder: string | null;
  /** Whether the proxy is for the whole meeting; null without one. */
  is_whole_meeting: boolean | null;
}

/** Returns all apartments in the order of the provider. Of several proxies for one, that counts which is for the whole meeting, then as at the meeting. */
export async function listPrintedApartments(
  database: Database,
  _filter: PresencesFilter,
  key: MeetingKey,
): Promise<PrintedApartment[]> {
  return runPrepared<PrintedApartment>(
    database,
    sql`with held as materialized (
        select distinct on (in_force.apartment_id) in_force.apartment_id, coalesce(users.name, proxies.holder_name) as holder, is_whole_meeting
        from (${proxiesInForce(key)}) as in_force
          join proxies on proxies.association_id = ${key.association_id} and proxies.id = in_force.proxy_id
          left join users on users.id = proxies.holder_id
        order by in_force.apartment_id, not is_whole_meeting, accepted_at is null, given_at desc, proxies.id
      )
      select apartments.name, votes, voting, holder, is_whole_meeting, array(
          select users.name from apartment_owners join users on users.owner_id = apartment_owners.owner_id
          where apartment_owners.association_id = ${key.association_id} and apartment_owners.apartment_id = apartments.id
          order by users.name, users.id
        ) || array_remove(array[owner_name], null) as owners
      from apartments left join held on held.apartment_id = apartments.id
      where apartments.association_id = ${key.association_id}
      order by position, apartments.id`,
  );
}
