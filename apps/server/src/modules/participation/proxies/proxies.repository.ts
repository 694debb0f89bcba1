import type { MeetingProxiesQuery, MeetingProxy, Proxy } from '@mijn/domain/proxies';
import type { Apartment } from '@mijn/domain/voting-rules';
import { sql, type SQL } from 'drizzle-orm';
import { type ListResponse, readList } from '../../../capabilities/lists/read-list.ts';
import { type Database, findRow, type RowOf, runPrepared } from '../../../platform/database/index.ts';
import { photos } from '../../../capabilities/photos/photos.tables.ts';
import { photosWhere } from '../../../capabilities/photos/owned-photos.repository.ts';
import { numbersVotedAbout } from '../../voting-rules/counted-early-votes.service.ts';
import type { ProxiesFilter } from '../../meetings/meetings.access.ts';
import type { proxies } from './proxies.tables.ts';

type Times = 'given_at' | 'accepted_at' | 'ended_at';

export type ProxyRow = RowOf<Omit<Proxy, 'may_respond' | 'may_withdraw' | 'may_object'>, Times> & {
  /** Whether the caller owns an apartment of the proxy to which nobody objected yet. */
  is_objectable: boolean;
};

/**
 * The condition that the giver of a row of `proxies` still owns the apartment of a row of `proxy_apartments`. A giver without an account
 * can't be checked.
 */
export const isGiverOwner = sql`(proxies.giver_id is null or exists (
  select from apartment_owners join users on users.owner_id = apartment_owners.owner_id
  where apartment_owners.association_id = proxies.association_id
    and apartment_owners.apartment_id = proxy_apartments.apartment_id and users.id = proxies.giver_id))`;

/**
 * The apartments for which the holder votes: nobody objected, and the giver still owns them. One that ended by an objection has those
 * to which somebody objected.
 */
const apartmentsOf = sql`(
  select coalesce(json_agg(json_build_object('name', apartments.name, 'votes', votes) order by position, apartments.id), '[]')
  from proxy_apartments join apartments
    on apartments.association_id = proxy_apartments.association_id and apartments.id = apartment_id
  where proxy_apartments.association_id = proxies.association_id and proxy_id = proxies.id and (objected_at is null or proxies.state = 'objected')
    and ${isGiverOwner}
)`;

const photosOf = photosWhere(
  sql`${photos.association_id} = proxies.association_id and ${photos.proxy_id} = proxies.id`,
);

const fields = sql`
  proxies.id, proxies.code, proxies.state, proxies.is_paper, proxies.giver_name as giver,
  coalesce(holders.name, proxies.holder_name) as holder, proxies.is_to_board, ${apartmentsOf} as apartments,
  proxies.is_whole_meeting, proxies.given_at, proxies.accepted_at, proxies.ended_at, ${photosOf} as photos`;

const source = sql`proxies left join users holders on holders.id = proxies.holder_id`;

const holderApartments = sql`array(
  select apartments.name from apartment_owners join apartments
    on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
  where apartment_owners.association_id = proxies.association_id and apartment_owners.owner_id = holders.owner_id
  order by position, apartments.id
)`;

/** Whether a proposal is another one than was signed. What a former version stored is not known: then a change of the item counts as one. */
const isOutdated = sql`case when proxy_items.wording is null then coalesce(text_changed_at > proxies.given_at, false)
  else (proxy_items.wording, proxy_items.options) is distinct from (meeting_items.wording, meeting_items.options) end`;

const itemsOf = sql`(
  select coalesce(json_agg(json_build_object('item_id', item_id, 'number', number, 'title', title, 'instruction', instruction,
    'option', option, 'is_changed', coalesce(text_changed_at > proxies.given_at, false),
    'is_outdated', ${isOutdated}) order by number, item_id), '[]')
  from proxy_items join meeting_items on meeting_items.association_id = proxy_items.association_id and meeting_items.id = item_id
  where proxy_items.association_id = proxies.association_id and proxy_id = proxies.id
)`;

/** The numbers of the items of a proxy about which an owner of its apartments voted before the meeting. */
const earlyNumbers = sql`array(
  ${numbersVotedAbout(
    { association_id: sql`proxies.association_id`, meeting_id: sql`proxies.meeting_id` },
    sql`exists (
      select from proxy_apartments where proxy_apartments.association_id = proxies.association_id and proxy_id = proxies.id
        and objected_at is null and proxy_apartments.apartment_id = early_votes.apartment_id)
    and (is_whole_meeting or exists (
      select from proxy_items where proxy_items.association_id = proxies.association_id and proxy_id = proxies.id
        and proxy_items.item_id = early_votes.item_id))`,
  )} order by number)`;

interface Reader {
  association_id: string;
  user_id: string;
  isBoard: boolean;
}

/** The condition that a member may answer a proxy to the board that nobody holds yet. */
const isOfferedToBoard = ({ isBoard }: Reader): SQL =>
  sql`(proxies.is_to_board and proxies.holder_id is null and ${isBoard}::boolean)`;

/** The whole board does not read who voted before the meeting. Whoever of it accepts a proxy does, as any holder. */
const ownQuery = (reader: Reader, condition: SQL, limit: number): SQL => {
  const { association_id, user_id } = reader;
  return sql`
  select ${fields}, proxies.holder_id, ${holderApartments} as holder_apartments, ${itemsOf} as items,
    case when proxies.giver_id is distinct from ${user_id}::uuid and ${isOfferedToBoard(reader)} then '{}'::integer[]
      else ${earlyNumbers} end as early_numbers,
    case when proxies.giver_id = ${user_id}::uuid then 'giver'
      when proxies.holder_id = ${user_id}::uuid or ${isOfferedToBoard(reader)} then 'holder'
      else 'co_owner' end as relation,
    proxies.giver_id is distinct from ${user_id}::uuid and exists (
      select from proxy_apartments join apartment_owners on apartment_owners.association_id = ${association_id}
          and apartment_owners.apartment_id = proxy_apartments.apartment_id
        join users on users.owner_id = apartment_owners.owner_id
      where proxy_apartments.association_id = ${association_id} and proxy_id = proxies.id and objected_at is null
        and users.id = ${user_id}::uuid
    ) as is_objectable
  from ${source} where ${condition} order by proxies.given_at desc, proxies.id desc limit ${limit}`;
};

/** A member has few proxies at a meeting. Older ones are left out. */
const PROXIES_MAX = 100;

/** Returns the proxies of a meeting that a member may read, newest first. */
export const listProxies = async (
  database: Database,
  filter: ProxiesFilter,
  reader: Reader,
  meeting_id: string,
) =>
  runPrepared<ProxyRow>(
    database,
    ownQuery(reader, sql`${filter.where} and proxies.meeting_id = ${meeting_id}`, PROXIES_MAX),
  );

export const findProxy = async (
  database: Database,
  filter: ProxiesFilter,
  reader: Reader,
  { meeting_id, proxy_id }: { meeting_id: string; proxy_id: string },
) =>
  findRow<ProxyRow>(
    database,
    ownQuery(
      reader,
      sql`${filter.where} and proxies.meeting_id = ${meeting_id} and proxies.id = ${proxy_id}`,
      1,
    ),
  );

export type MeetingProxyRow = RowOf<Omit<MeetingProxy, 'may_withdraw' | 'may_accept'>, Times> &
  Pick<typeof proxies.$inferSelect, 'giver_id'>;

const meetingFields = sql`${fields}, proxies.giver_id, array(
    select number from proxy_items join meeting_items
      on meeting_items.association_id = proxy_items.association_id and meeting_items.id = item_id
    where proxy_items.association_id = proxies.association_id and proxy_id = proxies.id and not proxies.is_whole_meeting
    order by number
  ) as item_numbers`;

/** Returns one page of the proxies of a meeting by the name of the giver. */
export async function listMeetingProxies(
  database: Database,
  filter: ProxiesFilter,
  meeting_id: string,
  query: MeetingProxiesQuery,
): Promise<ListResponse<MeetingProxyRow>> {
  const isState = query.state === undefined ? sql`` : sql` and proxies.state = ${query.state}`;
  const listed = sql`${filter.where} and proxies.meeting_id = ${meeting_id}${isState}`;
  return readList<MeetingProxyRow>(
    database,
    query,
    undefined,
    ({ limits }) => sql`
      select ${meetingFields}, (select count(*)::int from proxies where ${listed}) as total
      from ${source} where ${listed} order by proxies.giver_name, proxies.id ${limits}`,
  );
}

export const findMeetingProxy = async (
  database: Database,
  filter: ProxiesFilter,
  { meeting_id, proxy_id }: { meeting_id: string; proxy_id: string },
) =>
  findRow<MeetingProxyRow>(
    database,
    sql`select ${meetingFields} from ${source}
      where ${filter.where} and proxies.meeting_id = ${meeting_id} and proxies.id = ${proxy_id}`,
  );

/** Returns what was signed. */
export async function findSigned(
  database: Database,
  filter: ProxiesFilter,
  { meeting_id, proxy_id }: { meeting_id: string; proxy_id: string },
) {
  return findRow<Pick<typeof proxies.$inferSelect, 'signed'>>(
    database,
    sql`select proxies.signed from proxies where ${filter.where} and meeting_id = ${meeting_id} and id = ${proxy_id}`,
  );
}

/** Returns the apartments of a member that have votes, and whether another owner or a paper gave an open proxy for the whole meeting. */
export const listVotingApartments = async (
  database: Database,
  { association_id, user_id, meeting_id }: { association_id: string; user_id: string; meeting_id: string },
) =>
  runPrepared<Apartment & { is_given: boolean }>(
    database,
    sql`select apartments.name, votes, exists (
        select from proxies join proxy_apartments
          on proxy_apartments.association_id = proxies.association_id and proxy_id = proxies.id
        where proxies.association_id = apartments.association_id and proxies.meeting_id = ${meeting_id}
          and proxy_apartments.apartment_id = apartments.id and objected_at is null and is_whole_meeting
          and state in ('offered', 'accepted') and giver_id is distinct from ${user_id}::uuid
      ) as is_given
      from users join apartment_owners on apartment_owners.association_id = ${association_id}
          and apartment_owners.owner_id = users.owner_id
        join apartments on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
      where users.id = ${user_id} and votes > 0 order by position, apartments.id`,
  );

/** Returns the numbers of the items of a meeting about which a member voted before it. */
export async function listEarlyNumbers(
  database: Database,
  { association_id, user_id, meeting_id }: { association_id: string; user_id: string; meeting_id: string },
): Promise<number[]> {
  const meeting = { association_id: sql`${association_id}`, meeting_id: sql`${meeting_id}` };
  const rows = await runPrepared<{ number: number }>(
    database,
    sql`${numbersVotedAbout(meeting, sql`early_votes.user_id = ${user_id}`)} order by number`,
  );
  return rows.map(({ number }) => number);
}

/** Returns the number of proxies of a meeting that wait for an answer of a member. */
export async function countOffered(
  database: Database,
  filter: ProxiesFilter,
  reader: Reader,
  meeting_id: string,
) {
  const [row] = await runPrepared<{ count: number }>(
    database,
    sql`select count(*)::int as count from proxies where ${filter.where} and meeting_id = ${meeting_id} and state = 'offered'
      and giver_id is distinct from ${reader.user_id}::uuid
      and (holder_id = ${reader.user_id}::uuid or (is_to_board and holder_id is null and ${reader.isBoard}::boolean))`,
  );
  return row?.count ?? 0;
}
