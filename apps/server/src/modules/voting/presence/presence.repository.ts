import type { Attendee, AttendeesQuery } from '@mijn/domain/presence';
import { and, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { ListResponse } from '../../../capabilities/lists/read-list.ts';
import {
  hasWholeWords,
  readMostWords,
  wordsIn,
  wordsOf,
} from '../../../capabilities/lists/read-most-words.ts';
import { type Database, type Queries, type RowOf, runPrepared } from '../../../platform/database/index.ts';
import { orNotFound } from '../../../platform/wire/index.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { proxiesInForce } from '../../participation/proxies/proxies.service.ts';
import type { PresencesFilter } from '../../meetings/meetings.access.ts';
import { meetingPresences } from './presence.tables.ts';
import { representatives } from './represented.repository.ts';

/** Somebody at a meeting: a member, the owner of an apartment without an account, or another holder of a proxy. */
export type Person = { user_id: string } | { apartment_id: string } | { holder_name: string };

/** The code with which a member reports at the door, such as `7F3-A9C`. It is no secret: it only finds the member. */
const codeOf = (meeting_id: string, user_id: SQL): SQL =>
  sql`upper(regexp_replace(substr(md5(${meeting_id}::text || ${user_id}::text), 1, 6), '^(...)', '\\1-'))`;

export interface PresenceCounts {
  apartments_present: number;
  votes_present: number;
  in_hall: number;
  online: number;
  by_proxy: number;
}

/** Counts the apartments that are present now, each once. */
export async function countPresent(
  { queries }: Pick<Database, 'queries'>,
  _filter: PresencesFilter,
  key: MeetingKey,
): Promise<PresenceCounts> {
  const { rows } = await queries.execute<PresenceCounts & Record<string, unknown>>(
    sql`select count(*)::int as apartments_present, coalesce(sum(votes), 0)::int as votes_present,
        (count(*) filter (where is_in_hall))::int as in_hall, (count(*) filter (where is_owner and not is_in_hall))::int as online,
        (count(*) filter (where not is_owner))::int as by_proxy
      from (
        select apartment_id, bool_or(representing = 'owner') as is_owner, bool_or(representing = 'owner' and not is_online) as is_in_hall
        from (${representatives(key, null)}) as representatives group by apartment_id
      ) as present
        join apartments on apartments.association_id = ${key.association_id} and apartments.id = present.apartment_id
      where voting = 'yes'`,
  );
  return rows[0] ?? { apartments_present: 0, votes_present: 0, in_hall: 0, online: 0, by_proxy: 0 };
}

type AttendeeRow = RowOf<Attendee, 'arrived_at' | 'left_at' | 'signed_at'>;

/** Those who can be present. Somebody without a membership has no `user_id`. */
const people = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select 'member:' || users.id as attendee, users.name, ${codeOf(meeting_id, sql`users.id`)} as code,
    users.id as user_id, null::uuid as apartment_id, null::text as holder_name, users.owner_id
  from memberships join users on users.id = memberships.user_id where memberships.association_id = ${association_id}
  union all
  select 'owner:' || apartments.id, owner_name, null, null, apartments.id, null, null from apartments
  where apartments.association_id = ${association_id} and coalesce((
    -- An apartment of which nobody is registered has an owner without an account too.
    select bool_or(not exists (
      select from users join memberships on memberships.association_id = ${association_id} and memberships.user_id = users.id
      where users.owner_id = apartment_owners.owner_id))
    from apartment_owners
    where apartment_owners.association_id = ${association_id} and apartment_owners.apartment_id = apartments.id), true)
  union all
  select distinct 'holder:' || holder_name, holder_name, null, null::uuid, null::uuid, holder_name, null::uuid from proxies
  where proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id} and holder_id is null
    and holder_name is not null
    and proxies.id in (select proxy_id from (${proxiesInForce({ association_id, meeting_id })}) as in_force)`;

/** The apartments of a row of `people`, and those for which the person holds a proxy, with the code of the proxy. */
const apartmentsOf = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select apartments.name, votes, voting, null::text as giver, position, null::text as code from apartments
  where apartments.association_id = ${association_id} and (apartments.id = people.apartment_id or apartments.id in (
    select apartment_id from apartment_owners
    where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = people.owner_id))
  union all
  select apartments.name, votes, voting, giver_name, position, proxies.code
  from proxies
    join (${proxiesInForce({ association_id, meeting_id })}) as proxy_apartments on proxy_apartments.proxy_id = proxies.id
    join apartments on apartments.association_id = ${association_id} and apartments.id = proxy_apartments.apartment_id
  where proxies.association_id = ${association_id} and proxies.meeting_id = ${meeting_id} and is_whole_meeting
    and (proxies.holder_id = people.user_id or (proxies.holder_id is null and proxies.holder_name = people.holder_name))`;

const lastPresence = ({ association_id, meeting_id }: MeetingKey): SQL => sql`
  select is_online, arrived_at, left_at, signed_at from meeting_presences
  where meeting_presences.association_id = ${association_id} and meeting_presences.meeting_id = ${meeting_id}
    and (meeting_presences.user_id = people.user_id or meeting_presences.apartment_id = people.apartment_id
      or meeting_presences.holder_name = people.holder_name)
  order by arrived_at desc limit 1`;

/** The words of codes, which people also type without the dashes. */
const wordsOfCode = (code: SQL): SQL => sql`coalesce(${code} || ' ' || replace(${code}, '-', ''), '')`;

/**
 * Those who can be present, with the number of words of a search that each of them has (`matched`), and with `place`: 0 for whoever owns
 * an apartment that has all of them as whole words, 1 for the holder of its proxy, and 2 for others. Kadestraat 1 comes before Kadestraat 10.
 */
const attendees = (key: MeetingKey, words: readonly string[]): SQL => sql`
  select attendee, people.name, people.code, owned.apartments, owned.position, place, is_present, is_present and presence.is_online as is_online,
    presence.arrived_at, presence.left_at, presence.signed_at,
    ${wordsIn(sql`concat_ws(' ', people.name, ${wordsOfCode(sql`people.code`)}, owned.words)`, words)} as matched
  from (${people(key)}) as people
    cross join lateral (
      select coalesce(json_agg(json_build_object('name', owned.name, 'votes', votes, 'voting', voting, 'giver', giver)
          order by giver is not null, position, owned.name), '[]') as apartments,
        string_agg(concat_ws(' ', owned.name, giver, ${wordsOfCode(sql`owned.code`)}), ' ') as words, min(position) as position,
        coalesce(min(case when ${hasWholeWords(sql`owned.name`, words)} then (giver is not null)::int else 2 end), 2) as place
      from (${apartmentsOf(key)}) as owned
    ) as owned
    left join lateral (${lastPresence(key)}) as presence on true
    cross join lateral (select presence.arrived_at is not null and presence.left_at is null as is_present) as now`;

/**
 * Returns those who can be present, by name; those without a name come last, in the order of the provider. Whoever has exactly the apartment of
 * a search comes first. If nobody has all words of a search, it returns those who have most of them.
 */
export async function listAttendees(
  database: Database,
  _filter: PresencesFilter,
  key: MeetingKey,
  { q = '', is_present, ...query }: AttendeesQuery,
): Promise<ListResponse<AttendeeRow>> {
  const words = wordsOf(q);
  const isListed = is_present === undefined ? sql`true` : sql`is_present = ${is_present}::boolean`;
  return readMostWords<AttendeeRow>(database, query, words, {
    rows: sql`select * from (${attendees(key, words)}) as attendees where ${isListed}`,
    columns: sql`attendee, name, code, apartments, is_present, is_online, arrived_at, left_at, signed_at`,
    order: sql`place, name nulls last, position, attendee`,
  });
}

/** Returns whether all of some people, each of whom is named once, can be present at a meeting. */
export async function canBePresent(
  { queries }: Pick<Database, 'queries'>,
  key: MeetingKey,
  named: readonly string[],
): Promise<boolean> {
  const { rows } = await queries.execute(
    sql`select from (${people(key)}) as people where attendee = any(${sql.param([...named])}::text[])`,
  );
  return rows.length === named.length;
}

function isPerson(person: Person) {
  if ('user_id' in person) return eq(meetingPresences.user_id, person.user_id);
  if ('apartment_id' in person) return eq(meetingPresences.apartment_id, person.apartment_id);
  return eq(meetingPresences.holder_name, person.holder_name);
}

const isPresent = ({ association_id, meeting_id }: MeetingKey, person: Person) =>
  and(
    eq(meetingPresences.association_id, association_id),
    eq(meetingPresences.meeting_id, meeting_id),
    isNull(meetingPresences.left_at),
    isPerson(person),
  );

/** Records that somebody came, or attends in another way. Returns whether something changed. */
export async function recordArrival(
  queries: Queries,
  key: MeetingKey,
  person: Person,
  { is_online, now }: { is_online: boolean; now: Date },
): Promise<boolean> {
  const { rowCount } = await queries
    .insert(meetingPresences)
    .values({ ...key, id: newId(), ...person, is_online, arrived_at: now })
    .onConflictDoNothing();
  if (rowCount === 1) return true;
  const changed = await queries
    .update(meetingPresences)
    .set({ is_online })
    .where(and(isPresent(key, person), ne(meetingPresences.is_online, is_online)));
  return changed.rowCount === 1;
}

/** Records that somebody left. Returns whether the person was present. */
export async function recordDeparture(
  queries: Queries,
  key: MeetingKey,
  person: Person,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(meetingPresences)
    .set({ left_at: now })
    .where(isPresent(key, person));
  return rowCount === 1;
}

/** Returns whether members with a name are in the board, and own an apartment; null if no member has the name. */
export async function findNamesake(
  database: Database,
  _filter: PresencesFilter,
  association_id: string,
  name: string,
) {
  const [found] = await runPrepared<{ is_board: boolean | null; is_owner: boolean | null }>(
    database,
    sql`select bool_or(is_board) as is_board, bool_or(exists (
        select from apartment_owners
        where apartment_owners.association_id = ${association_id} and apartment_owners.owner_id = users.owner_id)) as is_owner
      from memberships join users on users.id = memberships.user_id
      where memberships.association_id = ${association_id} and fold_text(users.name) = fold_text(${name})`,
  );
  return found?.is_board == null ? null : { is_board: found.is_board, is_owner: found.is_owner === true };
}

/** Records that somebody who is present signed the attendance list. Returns whether the person had not signed it yet. */
export async function recordSignature(
  queries: Queries,
  key: MeetingKey,
  person: Person,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(meetingPresences)
    .set({ signed_at: now })
    .where(and(isPresent(key, person), isNull(meetingPresences.signed_at)));
  return rowCount === 1;
}

interface OwnPresence {
  code: string;
  /** The presence; null if the member is not present. */
  presence: { is_online: boolean; arrived_at: Date } | null;
  signed_at: Date | null;
}

/** Returns the code of a member, and the presence of the member. */
export async function findOwnPresence(
  database: Database,
  filter: PresencesFilter,
  meeting_id: string,
  user_id: string,
): Promise<OwnPresence> {
  const rows = await runPrepared<{
    code: string;
    is_online: boolean | null;
    arrived_at: Date | null;
    signed_at: Date | null;
  }>(
    database,
    sql`select ${codeOf(meeting_id, sql`${user_id}`)} as code, is_online, arrived_at, signed_at
      from (select 1) as one left join meeting_presences
        on ${filter.where} and meeting_id = ${meeting_id} and left_at is null`,
  );
  const { code, is_online, arrived_at, signed_at } = orNotFound(rows[0]);
  const presence = is_online === null || arrived_at === null ? null : { is_online, arrived_at };
  return { code, presence, signed_at };
}
