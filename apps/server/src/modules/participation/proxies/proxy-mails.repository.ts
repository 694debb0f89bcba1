import { and, eq, sql } from 'drizzle-orm';
import { associations, type Database, type Queries, users } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { listMeetingNames } from '../../meetings/meetings.service.ts';
import type { ReceiverRole } from './proxies.mail.ts';
import { proxies } from './proxies.tables.ts';

interface ProxyKey {
  association_id: string;
  proxy_id: string;
}

const isThis = ({ association_id, proxy_id }: ProxyKey) =>
  and(eq(proxies.association_id, association_id), eq(proxies.id, proxy_id));

/** Returns what a mail says of a proxy; undefined for one whose meeting was removed. */
export async function findProxyToMail(database: Database, key: ProxyKey) {
  const [row] = await database.queries
    .select({
      association: { code: associations.code, name: associations.name },
      meeting_id: proxies.meeting_id,
      giver: proxies.giver_name,
      holder: sql<string | null>`coalesce(${users.name}, ${proxies.holder_name})`,
      signed: proxies.signed,
      accepted_at: proxies.accepted_at,
    })
    .from(proxies)
    .innerJoin(associations, eq(associations.id, proxies.association_id))
    .leftJoin(users, eq(users.id, proxies.holder_id))
    .where(isThis(key));
  if (!row) return undefined;
  const [meeting] = await listMeetingNames(database, key, [row.meeting_id]);
  return meeting && { ...row, meeting };
}

/**
 * Returns the members whom a proxy concerns, each in one role: as giver, as holder or the board, as another owner, or
 * of a proxy on paper as the board that entered it.
 */
export async function listReceivers(queries: Queries, { association_id, proxy_id }: ProxyKey) {
  const ofProxy = sql`proxies.association_id = ${association_id} and proxies.id = ${proxy_id}`;
  const { rows } = await queries.execute<
    Receiver & { user_id: string; role: ReceiverRole } & Record<string, unknown>
  >(sql`
    select distinct on (users.id) users.id as user_id, role, email, name, salutation, name_prefix, last_name
    from (
      select giver_id as user_id, 'giver' as role, 1 as rank from proxies where ${ofProxy}
      union all select holder_id, 'holder', 2 from proxies where ${ofProxy}
      union all select memberships.user_id, 'holder', 2 from proxies join memberships using (association_id)
        where ${ofProxy} and is_to_board and holder_id is null and is_board
      union all select owning.id, 'co_owner', 3 from proxies
        join proxy_apartments on proxy_apartments.association_id = proxies.association_id and proxy_id = proxies.id
        join apartment_owners on apartment_owners.association_id = proxies.association_id
          and apartment_owners.apartment_id = proxy_apartments.apartment_id
        join users owning on owning.owner_id = apartment_owners.owner_id where ${ofProxy}
      union all select memberships.user_id, 'board', 4 from proxies join memberships using (association_id)
        where ${ofProxy} and is_paper and is_board
    ) as concerned
      join users on users.id = concerned.user_id
      join memberships on memberships.association_id = ${association_id} and memberships.user_id = users.id
    where disabled_at is null order by users.id, rank`);
  return rows;
}
