import { sql, type SQL } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';

/**
 * Who gave a proxy, as the limit of proxies counts it: an account, or for a paper of an owner without one its apartment. Several proxies of
 * one giver, each about other items, are one.
 */
export const giver = sql`coalesce(proxies.giver_id, (
  select apartment_id from proxy_apartments
  where proxy_apartments.association_id = proxies.association_id and proxy_apartments.proxy_id = proxies.id
  order by apartment_id limit 1))`;

/** The number of givers of proxies that were accepted. @param held the condition of the holder. @param except a giver who does not count. */
export const giversOf = (held: SQL, except: string | null): SQL => sql`(
  select count(distinct ${giver})::int from proxies
  where ${held} and state = 'accepted' and ${giver} is distinct from ${except}::uuid)`;

/** The account of who gives a proxy; or the apartment, if the giver has none. */
export type GiverId = string;

async function count(queries: Queries, counted: SQL): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`select ${counted} as count`);
  return rows[0]?.count ?? 0;
}

const isOfMeeting = ({ association_id, meeting_id }: MeetingKey): SQL =>
  sql`proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id}`;

/** Returns how many others gave a member proxies of a meeting that the member accepted. */
export const countOtherGivers = async (
  queries: Queries,
  key: MeetingKey,
  holder_id: string,
  except: GiverId,
): Promise<number> => count(queries, giversOf(sql`${isOfMeeting(key)} and holder_id = ${holder_id}`, except));

/** Returns how many others gave proxies of a meeting to somebody of this name who is no member. */
export const countOtherGiversByName = async (
  queries: Queries,
  key: MeetingKey,
  name: string,
  except: GiverId,
): Promise<number> =>
  count(queries, giversOf(sql`${isOfMeeting(key)} and fold_text(holder_name) = fold_text(${name})`, except));
