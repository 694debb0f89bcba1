import type {
  Attendance,
  AttendanceChoice,
  AttendancesQuery,
  MemberAttendance,
} from '@mijn/domain/attendance';
import { sql, type SQL } from 'drizzle-orm';
import { type ListResponse, readList } from '../../../capabilities/lists/read-list.ts';
import {
  type Database,
  findRow,
  type Queries,
  type RowOf,
  runPrepared,
} from '../../../platform/database/index.ts';
import type { MemberPage, MemberToMail } from '../../../platform/mail/member-batches.ts';
import type { SaidFilter } from '../../meetings/meetings.access.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { isGiverOwner } from '../proxies/proxies.service.ts';

/** What counts for an apartment or a member: a choice, a proxy that waits for its holder, or null for nothing. */
export type CountedChoice = AttendanceChoice | 'offered' | null;

/** What counts for an apartment is the first of these that one of its owners chose. */
const COUNTED = sql.raw(`array['attends', 'attends_online', 'proxy', 'offered', 'absent']`);

const isOpenForAll = sql`is_whole_meeting and state in ('offered', 'accepted')`;

/** The open proxy for the whole meeting that a member gave, of a row of `memberships`. */
const proxyOfMember = (meeting_id: string): SQL => sql`lateral (
    select state, given_at, coalesce(holders.name, holder_name) as holder
    from proxies left join users holders on holders.id = holder_id
    where proxies.association_id = memberships.association_id and proxies.meeting_id = ${meeting_id}
      and giver_id = memberships.user_id and ${isOpenForAll} order by state, proxies.id limit 1
  ) as proxy`;

/** What each member said about a meeting. A proxy for the whole meeting replaces a choice. */
const saidByMembers = (filter: SaidFilter, meeting_id: string): SQL => sql`
  select memberships.user_id, coalesce(proxy.state, said.choice) as choice, coalesce(guests, 0) as guests,
    coalesce(remark, '') as remark, greatest(said.changed_at, proxy.given_at) as changed_at, holder
  from memberships
    left join meeting_attendances said on said.association_id = memberships.association_id
      and said.meeting_id = ${meeting_id} and said.user_id = memberships.user_id
    left join ${proxyOfMember(meeting_id)} on true
  where ${filter.where}`;

const choiceSent = sql.raw(`case when choice in ('offered', 'accepted') then 'proxy' else choice end`);

/** Returns what a member said. */
export async function findAttendance(database: Database, filter: SaidFilter, meeting_id: string) {
  return findRow<RowOf<Omit<Attendance, 'apartments'>, 'changed_at'>>(
    database,
    sql`select ${choiceSent} as choice, guests, remark, case when choice is not null then changed_at end as changed_at from (${saidByMembers(filter, meeting_id)}) as said`,
  );
}

/** Returns the members of one page by name. Those who left the association are not in it. */
export async function listAttendances(
  database: Database,
  filter: SaidFilter,
  { association_id, meeting_id }: MeetingKey,
  query: AttendancesQuery,
): Promise<ListResponse<RowOf<MemberAttendance, 'changed_at'>>> {
  const isChosen = query.choice === undefined ? sql`` : sql` and ${choiceSent} = ${query.choice}`;
  const said = sql`(${saidByMembers(filter, meeting_id)}) as said where choice is not null${isChosen}`;
  return readList<RowOf<MemberAttendance, 'changed_at'>>(
    database,
    query,
    undefined,
    ({ limits }) => sql`
      select users.name, ${choiceSent} as choice, case when choice in ('attends', 'attends_online') then guests else 0 end as guests,
        remark, changed_at, holder, owned.apartments, (select count(*)::int from ${said}) as total
      from (select said.* from ${said}) as said join users on users.id = said.user_id,
        lateral (
          select coalesce(json_agg(json_build_object('name', apartments.name, 'votes', votes) order by position), '[]') as apartments
          from apartment_owners join apartments
            on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
          where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = users.owner_id
        ) as owned
      order by users.name, users.id ${limits}`,
  );
}

/**
 * The open proxies for the whole meeting by apartment. They count if nobody objected, the giver still owns the apartment, and the
 * holder is still a member who neither stays away nor gave a proxy away.
 */
const proxied = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select apartment_id, min(case state when 'accepted' then 3 else 4 end) as place
  from proxies join proxy_apartments on proxy_apartments.association_id = proxies.association_id and proxy_id = proxies.id
  where proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id} and ${isOpenForAll} and objected_at is null
    and ${isGiverOwner}
    and (holder_id is null or exists (
      select from memberships where memberships.association_id = proxies.association_id and user_id = holder_id))
    and not exists (
      select from meeting_attendances said where said.association_id = proxies.association_id
        and said.meeting_id = proxies.meeting_id and said.user_id = proxies.holder_id and said.choice = 'absent')
    and not exists (
      select from proxies given where given.association_id = proxies.association_id and given.meeting_id = proxies.meeting_id
        and given.giver_id = proxies.holder_id and given.is_whole_meeting and given.state in ('offered', 'accepted'))
  group by apartment_id`;

/** The choice that counts for each apartment that votes, or null if its owners said nothing. */
const chosen = (key: MeetingKey): SQL => sql`
  select apartments.id, apartments.votes, (${COUNTED})[least(min(array_position(${COUNTED}, choice)), min(proxied.place))] as choice
  from apartments
    left join apartment_owners on apartment_owners.association_id = apartments.association_id and apartment_owners.apartment_id = apartments.id
    left join users on users.owner_id = apartment_owners.owner_id
    left join memberships on memberships.association_id = apartments.association_id and memberships.user_id = users.id
    left join meeting_attendances on meeting_attendances.association_id = apartments.association_id
      and meeting_id = ${key.meeting_id} and meeting_attendances.user_id = memberships.user_id
    left join (${proxied(key)}) as proxied on proxied.apartment_id = apartments.id
  where apartments.association_id = ${key.association_id} and voting = 'yes' group by apartments.id, apartments.votes`;

interface ExpectedRow {
  choice: CountedChoice;
  members: number;
  guests: number;
  apartments: number;
  votes: number;
}

/** Counts what was chosen for a meeting, each apartment once. A choice that nobody made has no row. */
export async function countExpected(
  database: Database,
  filter: SaidFilter,
  key: MeetingKey,
): Promise<ExpectedRow[]> {
  return runPrepared<ExpectedRow>(
    database,
    sql`select choice, coalesce(members, 0)::int as members, coalesce(guests, 0)::int as guests,
        coalesce(apartments, 0)::int as apartments, coalesce(votes, 0)::int as votes
      from (select choice, count(*) as apartments, sum(votes) as votes from (${chosen(key)}) as chosen group by choice) as of_apartments
        full join (
          select case choice when 'accepted' then 'proxy' else choice end as choice, count(*) as members,
            sum(guests) filter (where choice in ('attends', 'attends_online')) as guests
          from (${saidByMembers(filter, key.meeting_id)}) as said where choice is not null group by 1
        ) as of_members using (choice)`,
  );
}

/**
 * Selects the ids of the members to remind, who can sign in: those who said nothing, and of whose apartments at least one has no
 * choice of another owner. An association without apartments has all members who said nothing.
 */
const silentMembers = (key: MeetingKey): SQL => sql`
  select memberships.user_id from memberships join users on users.id = memberships.user_id
  where memberships.association_id = ${key.association_id} and users.disabled_at is null
    and not exists (
      select 1 from meeting_attendances said where said.association_id = memberships.association_id
        and said.meeting_id = ${key.meeting_id} and said.user_id = memberships.user_id and said.choice is not null
    )
    and not exists (select from ${proxyOfMember(key.meeting_id)})
    and (
      not exists (select 1 from apartments where apartments.association_id = ${key.association_id})
      or memberships.user_id in (
        select users.id from (${chosen(key)}) as chosen
          join apartment_owners on apartment_owners.association_id = ${key.association_id} and apartment_id = chosen.id
          join users on users.owner_id = apartment_owners.owner_id
        where chosen.choice is null
      )
    )`;

export async function countSilentMembers(
  { queries }: Pick<Database, 'queries'>,
  key: MeetingKey,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from (${silentMembers(key)}) as silent`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns the next members to remind, in the order of their ids. */
export async function listSilentMembers(
  queries: Queries,
  key: MeetingKey,
  { after, limit }: MemberPage,
): Promise<MemberToMail[]> {
  const { rows } = await queries.execute<MemberToMail & Record<string, unknown>>(
    sql`select users.id as user_id, email, name, salutation, name_prefix, last_name
      from (${silentMembers(key)}) as silent join users on users.id = silent.user_id
      where (${after}::uuid is null or users.id > ${after}::uuid)
      order by users.id limit ${limit}`,
  );
  return rows;
}
