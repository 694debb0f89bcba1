import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import { auditEntries, type Queries, sessions, users } from '../../../platform/database/index.ts';
import { type Receiver, receiverColumns } from '../../../platform/mail/receiver.ts';
import { knownDevices } from './security.tables.ts';

type Device = Pick<typeof knownDevices.$inferSelect, 'user_id' | 'token_hash'>;

export type UserKey = { id: string } | { email: string };

export async function isKnownDevice(queries: Queries, user: UserKey, tokenHash: Buffer): Promise<boolean> {
  const isUser = 'id' in user ? eq(users.id, user.id) : eq(users.email, user.email);
  const [device] = await queries
    .select({ user_id: knownDevices.user_id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.user_id))
    .where(and(isUser, eq(knownDevices.token_hash, tokenHash)));
  return device !== undefined;
}

/** Returns whether the member has signed in with the device before. */
export async function seeDevice(queries: Queries, device: Device, now: Date): Promise<boolean> {
  const { rowCount } = await queries
    .update(knownDevices)
    .set({ last_seen_at: now })
    .where(
      and(
        eq(knownDevices.user_id, device.user_id),
        eq(knownDevices.token_hash, device.token_hash),
        eq(knownDevices.has_signed_in, true),
      ),
    );
  return rowCount === 1;
}

/** Adds a device before its first sign-in. A known one stays as it is. */
export async function expectDevice(queries: Queries, device: Device, now: Date): Promise<void> {
  await queries
    .insert(knownDevices)
    .values({ ...device, first_seen_at: now, last_seen_at: now, has_signed_in: false })
    .onConflictDoNothing();
}

export async function hasSignedIn(queries: Queries, userId: string): Promise<boolean> {
  const { user_id, action, happened_at } = auditEntries;
  const [entry] = await queries
    .select({ happened_at })
    .from(auditEntries)
    .where(and(eq(user_id, userId), eq(action, 'signed_in')))
    .orderBy(desc(happened_at))
    .limit(1);
  return entry !== undefined;
}

export async function findReceiver(queries: Queries, userId: string): Promise<Receiver | undefined> {
  const [receiver] = await queries.select(receiverColumns).from(users).where(eq(users.id, userId));
  return receiver;
}

export async function insertDevice(queries: Queries, device: Device, now: Date): Promise<void> {
  await queries
    .insert(knownDevices)
    .values({ ...device, first_seen_at: now, last_seen_at: now, has_signed_in: true })
    .onConflictDoUpdate({
      target: [knownDevices.user_id, knownDevices.token_hash],
      set: { last_seen_at: now, has_signed_in: true },
    });
}

export async function deleteDevicesOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(knownDevices).where(eq(knownDevices.user_id, userId));
}

export async function deleteDevices(queries: Queries, before: Date): Promise<void> {
  await queries.delete(knownDevices).where(lt(knownDevices.last_seen_at, before));
}

/** Lists the newest sessions first, without those of provider staff. */
export async function listSessions(
  queries: Queries,
  userId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<(typeof sessions.$inferSelect)[]> {
  return queries
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.staff_id),
        gt(sessions.expires_at, now),
        gt(sessions.last_seen_at, idleSince),
      ),
    )
    .orderBy(desc(sessions.last_seen_at), desc(sessions.id));
}

/** Leaves sessions of provider staff. Returns the number of deleted sessions. */
export async function deleteSessions(queries: Queries, userId: string, sessionId?: string): Promise<number> {
  const { rowCount } = await queries
    .delete(sessions)
    .where(
      and(
        eq(sessions.user_id, userId),
        isNull(sessions.staff_id),
        sessionId === undefined ? undefined : eq(sessions.id, sessionId),
      ),
    );
  return rowCount ?? 0;
}
