import type { InstructionChoice, ProxyState } from '@mijn/domain/proxies';
import { and, count, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { memberships, type Queries } from '../../../platform/database/index.ts';
import { meetingAttendances } from '../attendance/attendance.tables.ts';
import type { MeetingKey } from '../../meetings/meetings.service.ts';
import { proxies, proxyApartments, proxyItems } from './proxies.tables.ts';

interface UserKey {
  association_id: string;
  user_id: string;
}

interface ProxyKey {
  association_id: string;
  id: string;
}

export type ProxyRecord = typeof proxies.$inferSelect;

const OPEN: ProxyState[] = ['offered', 'accepted'];

const isOfMeeting = ({ association_id, meeting_id }: MeetingKey) =>
  and(eq(proxies.association_id, association_id), eq(proxies.meeting_id, meeting_id));

/** Locks a member, so that two changes of what the member gives or holds follow each other. Lock members before apartments. */
export async function lockMember(queries: Queries, { association_id, user_id }: UserKey): Promise<void> {
  await queries
    .select({ user_id: memberships.user_id })
    .from(memberships)
    .where(and(eq(memberships.association_id, association_id), eq(memberships.user_id, user_id)))
    .for('no key update');
}

/** An open proxy for an apartment. */
export interface OpenProxy {
  id: string;
  giver_id: string | null;
  apartment_id: string;
  is_whole_meeting: boolean;
  items: { item_id: string }[];
}

/** Returns the open proxies of a meeting for some apartments, one row for each apartment. */
export async function listOpenProxies(
  queries: Queries,
  key: MeetingKey,
  apartmentIds: readonly string[],
): Promise<OpenProxy[]> {
  return queries
    .select({
      id: proxies.id,
      giver_id: proxies.giver_id,
      apartment_id: proxyApartments.apartment_id,
      is_whole_meeting: proxies.is_whole_meeting,
      items: sql<{ item_id: string }[]>`(
        select coalesce(json_agg(json_build_object('item_id', item_id)), '[]') from proxy_items
        where proxy_items.association_id = ${proxies.association_id} and proxy_id = ${proxies.id})`,
    })
    .from(proxies)
    .innerJoin(
      proxyApartments,
      and(
        eq(proxyApartments.association_id, proxies.association_id),
        eq(proxyApartments.proxy_id, proxies.id),
      ),
    )
    .where(
      and(
        isOfMeeting(key),
        inArray(proxies.state, OPEN),
        isNull(proxyApartments.objected_at),
        inArray(proxyApartments.apartment_id, [...apartmentIds]),
      ),
    );
}

/** Returns the ids of the open proxies that a member gave for a meeting. */
export async function listOpenOf(
  queries: Queries,
  key: MeetingKey,
  { user_id, isWholeMeeting }: { user_id: string; isWholeMeeting?: true },
): Promise<string[]> {
  const rows = await queries
    .select({ id: proxies.id })
    .from(proxies)
    .where(
      and(
        isOfMeeting(key),
        eq(proxies.giver_id, user_id),
        inArray(proxies.state, OPEN),
        ...(isWholeMeeting ? [eq(proxies.is_whole_meeting, true)] : []),
      ),
    );
  return rows.map(({ id }) => id);
}

export interface ItemOfProxy {
  item_id: string;
  instruction: InstructionChoice | null;
  option: string | null;
  /** The proposal as it was signed. */
  wording: string | null;
  options: string[];
}

export async function insertProxy(
  queries: Queries,
  proxy: typeof proxies.$inferInsert,
  apartmentIds: readonly string[],
  items: readonly ItemOfProxy[],
): Promise<void> {
  const { association_id, id: proxy_id } = proxy;
  await queries.insert(proxies).values(proxy);
  await queries
    .insert(proxyApartments)
    .values(apartmentIds.map((apartment_id) => ({ association_id, proxy_id, apartment_id })));
  if (items.length > 0)
    await queries.insert(proxyItems).values(items.map((item) => ({ association_id, proxy_id, ...item })));
}

/** Locks a proxy. Returns undefined if it does not exist. */
export async function lockProxy(
  queries: Queries,
  key: MeetingKey,
  id: string,
): Promise<ProxyRecord | undefined> {
  const [proxy] = await queries
    .select()
    .from(proxies)
    .where(and(isOfMeeting(key), eq(proxies.id, id)))
    .for('update');
  return proxy;
}

const isProxy = ({ association_id, id }: ProxyKey) =>
  and(eq(proxies.association_id, association_id), eq(proxies.id, id));

export async function acceptProxy(
  queries: Queries,
  key: ProxyKey,
  { holder_id, now }: { holder_id: string; now: Date },
): Promise<void> {
  await queries.update(proxies).set({ state: 'accepted', holder_id, accepted_at: now }).where(isProxy(key));
}

export async function endProxy(
  queries: Queries,
  key: ProxyKey,
  {
    state,
    now,
    holder_id,
  }: { state: Exclude<ProxyState, 'offered' | 'accepted'>; now: Date; holder_id?: string },
): Promise<void> {
  await queries.update(proxies).set({ state, ended_at: now, holder_id }).where(isProxy(key));
}

/** Counts the proxies that a member gave for a meeting since a moment, also those that ended. */
export async function countGivenSince(
  queries: Queries,
  key: MeetingKey,
  giver_id: string,
  since: Date,
): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(proxies)
    .where(and(isOfMeeting(key), eq(proxies.giver_id, giver_id), gt(proxies.given_at, since)));
  return row?.count ?? 0;
}

/** Returns the number of proxies of a meeting that a member accepted. */
export async function countAccepted(queries: Queries, key: MeetingKey, holder_id: string): Promise<number> {
  const [row] = await queries
    .select({ count: count() })
    .from(proxies)
    .where(and(isOfMeeting(key), eq(proxies.holder_id, holder_id), eq(proxies.state, 'accepted')));
  return row?.count ?? 0;
}

/** Removes an apartment from a proxy, unless it is the only one for which the proxy holds. Returns whether it was removed. */
export async function removeApartment(
  queries: Queries,
  { association_id, id }: ProxyKey,
  apartment_id: string,
): Promise<boolean> {
  const { rowCount } = await queries.delete(proxyApartments).where(
    and(
      eq(proxyApartments.association_id, association_id),
      eq(proxyApartments.proxy_id, id),
      eq(proxyApartments.apartment_id, apartment_id),
      sql`exists (
        select from proxy_apartments others where others.association_id = ${association_id} and others.proxy_id = ${id}
          and others.apartment_id <> ${apartment_id} and others.objected_at is null)`,
    ),
  );
  return rowCount === 1;
}

/** Objects to a proxy for the apartments of a member. Returns the number of apartments that are left. */
export async function objectFor(
  queries: Queries,
  { association_id, id }: ProxyKey,
  { user_id, now }: { user_id: string; now: Date },
): Promise<number> {
  const isOfProxy = and(eq(proxyApartments.association_id, association_id), eq(proxyApartments.proxy_id, id));
  const isOwn = sql`exists (
    select from apartment_owners join users on users.owner_id = apartment_owners.owner_id
    where apartment_owners.association_id = ${proxyApartments.association_id}
      and apartment_owners.apartment_id = ${proxyApartments.apartment_id} and users.id = ${user_id})`;
  await queries
    .update(proxyApartments)
    .set({ objected_at: now, objected_by: user_id })
    .where(and(isOfProxy, isNull(proxyApartments.objected_at), isOwn));
  const [left] = await queries
    .select({ count: count() })
    .from(proxyApartments)
    .where(and(isOfProxy, isNull(proxyApartments.objected_at)));
  return left?.count ?? 0;
}

/** Returns whether a member said not to come to a meeting. */
export async function isAbsent(queries: Queries, key: MeetingKey, user_id: string): Promise<boolean> {
  const [row] = await queries
    .select({ choice: meetingAttendances.choice })
    .from(meetingAttendances)
    .where(
      and(
        eq(meetingAttendances.association_id, key.association_id),
        eq(meetingAttendances.meeting_id, key.meeting_id),
        eq(meetingAttendances.user_id, user_id),
      ),
    );
  return row?.choice === 'absent';
}

/** Whoever gives a proxy for the whole meeting does not come. Guests and remark are kept. */
export async function removeChoice(
  queries: Queries,
  key: MeetingKey,
  user_id: string,
  now: Date,
): Promise<void> {
  await queries
    .update(meetingAttendances)
    .set({ choice: null, changed_at: now })
    .where(
      and(
        eq(meetingAttendances.association_id, key.association_id),
        eq(meetingAttendances.meeting_id, key.meeting_id),
        eq(meetingAttendances.user_id, user_id),
      ),
    );
}
