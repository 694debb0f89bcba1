import { attendanceChoices, type AttendancesQuery, type MemberAttendance } from '@mijn/domain/attendance';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { type ListResponse, readList } from '../../capabilities/lists/read-list.ts';
import { type Database, type Queries, type RowOf, runPrepared } from '../../platform/database/index.ts';
import type { Receiver } from '../../platform/mail/receiver.ts';
import type { AttendancesFilter } from './attendance.access.ts';
import { meetingAttendances, meetingReminders } from './attendance.tables.ts';

export interface MeetingKey {
  association_id: string;
  meeting_id: string;
}

const { choice, guests, remark, changed_at } = meetingAttendances;

const columns = { choice, guests, remark, changed_at };

const selectAttendances = (queries: Queries, filter: AttendancesFilter, meeting_id: string) =>
  queries
    .select(columns)
    .from(meetingAttendances)
    .where(and(filter.where, eq(meetingAttendances.meeting_id, meeting_id)));

/** Returns undefined if the member said nothing. */
export async function findAttendance(queries: Queries, filter: AttendancesFilter, meeting_id: string) {
  const [row] = await selectAttendances(queries, filter, meeting_id);
  return row;
}

/** Locks what the member said, so that two changes at once do not undo each other. Returns undefined if the member said nothing. */
export async function lockAttendance(queries: Queries, filter: AttendancesFilter, meeting_id: string) {
  const [row] = await selectAttendances(queries, filter, meeting_id).for('update');
  return row;
}

/** Returns whether something changed. */
export async function saveAttendance(
  queries: Queries,
  { association_id, meeting_id, user_id }: MeetingKey & { user_id: string },
  form: Pick<MemberAttendance, 'choice' | 'guests' | 'remark'>,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingAttendances)
    .values({ association_id, meeting_id, user_id, ...form, changed_at: now })
    .onConflictDoUpdate({
      target: [meetingAttendances.association_id, meetingAttendances.meeting_id, meetingAttendances.user_id],
      set: { ...form, changed_at: now },
      setWhere: sql`(${choice}, ${guests}, ${remark}) is distinct from (excluded.choice, excluded.guests, excluded.remark)`,
    });
  return rowCount === 1;
}

/** Returns the members of one page by name. Those who left the association are not in it. */
export async function listAttendances(
  database: Database,
  filter: AttendancesFilter,
  meeting_id: string,
  query: AttendancesQuery,
): Promise<ListResponse<RowOf<MemberAttendance, 'changed_at'>>> {
  const isChosen = query.choice === undefined ? sql`` : sql` and choice = ${query.choice}`;
  const said = sql`meeting_attendances join memberships using (association_id, user_id)
    where ${filter.where} and meeting_id = ${meeting_id}${isChosen}`;
  return readList<RowOf<MemberAttendance, 'changed_at'>>(
    database,
    query,
    undefined,
    ({ limits }) => sql`
      select users.name, choice, case when choice = 'absent' then 0 else guests end as guests, remark, changed_at, owned.apartments,
        (select count(*)::int from ${said}) as total
      from (select meeting_attendances.* from ${said}) as said join users on users.id = said.user_id,
        lateral (
          select coalesce(json_agg(json_build_object('name', apartments.name, 'votes', votes) order by position), '[]') as apartments
          from apartment_owners join apartments
            on apartments.association_id = apartment_owners.association_id and apartments.id = apartment_id
          where apartment_owners.association_id = said.association_id and apartment_owners.owner_id = users.owner_id
        ) as owned
      order by users.name, users.id ${limits}`,
  );
}

/** The place of the choice that counts for each apartment: the first choice of its owners, or null if they said nothing. */
const chosen = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select apartments.id, apartments.votes, min(array_position(${sql.param([...attendanceChoices])}::text[], choice)) as place
  from apartments
    left join apartment_owners on apartment_owners.association_id = apartments.association_id and apartment_id = apartments.id
    left join users on users.owner_id = apartment_owners.owner_id
    left join memberships on memberships.association_id = apartments.association_id and memberships.user_id = users.id
    left join meeting_attendances on meeting_attendances.association_id = apartments.association_id
      and meeting_id = ${meeting_id} and meeting_attendances.user_id = memberships.user_id
  where apartments.association_id = ${association_id} group by apartments.id, apartments.votes`;

interface ExpectedRow {
  /** The place of the choice; null for what nobody chose. */
  place: number | null;
  members: number;
  guests: number;
  apartments: number;
  votes: number;
}

/** Counts what was chosen for a meeting, each apartment once. A choice that nobody made has no row. */
export async function countExpected(
  database: Database,
  filter: AttendancesFilter,
  key: MeetingKey,
): Promise<ExpectedRow[]> {
  return runPrepared<ExpectedRow>(
    database,
    sql`select place, coalesce(members, 0)::int as members, coalesce(guests, 0)::int as guests,
        coalesce(apartments, 0)::int as apartments, coalesce(votes, 0)::int as votes
      from (select place, count(*) as apartments, sum(votes) as votes from (${chosen(key)}) as chosen group by place) as ofApartments
        full join (
          select array_position(${sql.param([...attendanceChoices])}::text[], choice) as place, count(*) as members,
            sum(guests) filter (where choice <> 'absent') as guests
          from meeting_attendances join memberships using (association_id, user_id)
          where ${filter.where} and meeting_id = ${key.meeting_id} group by choice
        ) as ofMembers using (place)`,
  );
}

/**
 * Selects the ids of the members to remind, who can sign in: those who said nothing, and of whose apartments at least one has no choice of another owner.
 * An association without apartments has all members who said nothing.
 */
const silentMembers = (key: MeetingKey): SQL => sql`
  select memberships.user_id from memberships join users on users.id = memberships.user_id
  where memberships.association_id = ${key.association_id} and users.disabled_at is null
    and not exists (
      select 1 from meeting_attendances said where said.association_id = memberships.association_id
        and said.meeting_id = ${key.meeting_id} and said.user_id = memberships.user_id
    )
    and (
      not exists (select 1 from apartments where apartments.association_id = ${key.association_id})
      or memberships.user_id in (
        select users.id from (${chosen(key)}) as chosen
          join apartment_owners on apartment_owners.association_id = ${key.association_id} and apartment_id = chosen.id
          join users on users.owner_id = apartment_owners.owner_id
        where chosen.place is null
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
  { after, limit }: { after: string | null; limit: number },
) {
  const { rows } = await queries.execute<Receiver & { user_id: string } & Record<string, unknown>>(
    sql`select users.id as user_id, email, name, salutation, name_prefix, last_name
      from (${silentMembers(key)}) as silent join users on users.id = silent.user_id
      where (${after}::uuid is null or users.id > ${after}::uuid)
      order by users.id limit ${limit}`,
  );
  return rows;
}

export async function findReminder(
  { queries }: Pick<Database, 'queries'>,
  { association_id, meeting_id }: MeetingKey,
) {
  const [row] = await queries
    .select({ reminded_at: meetingReminders.reminded_at })
    .from(meetingReminders)
    .where(
      and(eq(meetingReminders.association_id, association_id), eq(meetingReminders.meeting_id, meeting_id)),
    );
  return row?.reminded_at ?? null;
}

/** Returns false if the last reminder was after `since`, also if two board members press at once. */
export async function saveReminder(
  queries: Queries,
  key: MeetingKey,
  since: Date,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingReminders)
    .values({ ...key, reminded_at: now })
    .onConflictDoUpdate({
      target: [meetingReminders.association_id, meetingReminders.meeting_id],
      set: { reminded_at: now },
      setWhere: sql`${meetingReminders.reminded_at} <= ${since.toISOString()}`,
    });
  return rowCount === 1;
}
