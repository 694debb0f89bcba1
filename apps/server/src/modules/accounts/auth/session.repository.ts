import {
  IMPERSONATION_LINK_MS,
  PASSWORD_RESET_MS,
  WELCOME_LINK_MS,
  SESSION_ABSOLUTE_MS,
  SESSION_IDLE_MS,
} from '@mijn/domain/limits';
import { and, eq, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import {
  impersonationLinks,
  inTransaction,
  passwordResets,
  type Queries,
  sessions,
  staff,
  users,
} from '../../../platform/database/index.ts';
import { deleteLeft, leaveSubscriptions } from '../../../platform/push/push.repository.ts';
import { announceRights } from '../../../capabilities/sections/sections.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { isUnexpired } from '../../../platform/security/clock.ts';
import { renewedSession } from '../../../platform/security/account.ts';
import { hashToken, newToken } from '../../../platform/security/digest.ts';
import { mailStaffAccess } from './auth.jobs.ts';

type EndedSession = Pick<typeof sessions.$inferSelect, 'user_id' | 'staff_id'>;

interface NewSession {
  user_id: string;
  now: Date;
  staff?: { staff_id: string; is_read_only: boolean; expires_at: Date };
  /** The time is set if the sign-in proved the second factor already. */
  two_factor_at?: Date;
  user_agent?: string | null;
  place?: string | null;
  /** The id is given if another row refers to the session. */
  id?: string;
}

/** Returns the value of the session cookie, of which the database contains only the hash. */
export async function openSession(
  queries: Queries,
  { id = newId(), user_id, now, staff: actor, two_factor_at, user_agent = null, place = null }: NewSession,
): Promise<string> {
  const token = newToken();
  await queries.insert(sessions).values({
    id,
    token_hash: hashToken(token),
    user_id,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + SESSION_ABSOLUTE_MS),
    // A login proves the password or a passkey. Staff who act for a member prove nothing.
    sudo_at: actor ? null : now,
    two_factor_at: two_factor_at ?? null,
    is_read_only: false,
    user_agent,
    place,
    ...actor,
  });
  return token;
}

/** A copy of the old cookie stops working. Returns the new value, or undefined if the session has ended. */
export async function renewSession(
  queries: Queries,
  sessionId: string,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  const { rowCount } = await queries
    .update(sessions)
    .set(renewedSession(token, now))
    .where(eq(sessions.id, sessionId));
  return rowCount === 1 ? token : undefined;
}

export async function recordSudo(queries: Queries, sessionId: string, now: Date): Promise<void> {
  await queries.update(sessions).set({ sudo_at: now }).where(eq(sessions.id, sessionId));
}

export async function findSession(
  queries: Queries,
  token: string,
): Promise<Pick<typeof sessions.$inferSelect, 'id' | 'user_id'> | undefined> {
  const { id, user_id } = sessions;
  const [session] = await queries
    .select({ id, user_id })
    .from(sessions)
    .where(eq(sessions.token_hash, hashToken(token)));
  return session;
}

/** Returns the user of the session, and the staff who acted for the user. */
export async function closeSession(
  queries: Queries,
  token: string | undefined,
  now: Date,
): Promise<EndedSession | undefined> {
  if (token === undefined) return undefined;
  const [ended] = await deleteSessions(queries, eq(sessions.token_hash, hashToken(token)), now);
  if (ended) await announceRights(queries, ended.user_id);
  return ended;
}

/** Sessions end after 12 hours, or 2 hours without a call. */
export async function deleteEndedSessions(queries: Queries, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - SESSION_IDLE_MS);
  const hasEnded = or(lt(sessions.expires_at, now), lt(sessions.last_seen_at, idleSince));
  await inTransaction(queries, async (transaction) => {
    await leaveSubscriptions(transaction, hasEnded);
    await deleteSessions(transaction, hasEnded, now);
  });
}

/** Records the end of sessions of staff, and mails the member. Returns the users, and the staff who acted for them. */
async function deleteSessions(
  queries: Queries,
  which: SQL | undefined,
  now: Date,
): Promise<readonly EndedSession[]> {
  const { id, user_id, staff_id, expires_at } = sessions;
  return inTransaction(queries, async (transaction) => {
    const ended = await transaction
      .delete(sessions)
      .where(which)
      .returning({ id, user_id, staff_id, expires_at });
    for (const session of ended.filter((one) => one.staff_id !== null)) {
      await writeAudit(transaction, {
        action: 'impersonation_ended',
        happened_at: session.expires_at < now ? session.expires_at : now,
        user_id: session.user_id,
        staff_id: session.staff_id,
        details: { session_id: session.id },
      });
      await mailStaffAccess.add(transaction, { session_id: session.id });
    }
    return ended;
  });
}

export async function closeOtherSessions(
  queries: Queries,
  userId: string,
  token: string | undefined,
  now: Date,
): Promise<void> {
  const isOther = token === undefined ? undefined : ne(sessions.token_hash, hashToken(token));
  await deleteSessions(queries, and(eq(sessions.user_id, userId), isOther), now);
  await deleteLeft(queries, userId);
  await announceRights(queries, userId);
}

/** Includes sessions of provider staff. Returns the number of sessions. */
export async function closeAllSessions(queries: Queries, now: Date): Promise<number> {
  const ended = await deleteSessions(queries, undefined, now);
  await deleteLeft(queries);
  for (const user_id of new Set(ended.map((session) => session.user_id)))
    await announceRights(queries, user_id);
  return ended.length;
}

type Reset = typeof passwordResets.$inferInsert;
type ImpersonationLink = typeof impersonationLinks.$inferInsert;

export async function insertReset(queries: Queries, reset: Reset): Promise<void> {
  await queries.insert(passwordResets).values(reset);
}

/** Returns the condition that a link was requested by a member, and still works. */
const isOpenReset = (now: Date) =>
  and(eq(passwordResets.is_welcome, false), isUnexpired(passwordResets.expires_at, PASSWORD_RESET_MS, now));

/** Returns the condition that a link works, also that of a new account. */
const isOpenLink = (now: Date) =>
  or(
    isOpenReset(now),
    and(eq(passwordResets.is_welcome, true), isUnexpired(passwordResets.expires_at, WELCOME_LINK_MS, now)),
  );

export const countResets = (queries: Queries, userId: string, now: Date): Promise<number> =>
  queries.$count(passwordResets, and(eq(passwordResets.user_id, userId), isOpenReset(now)));

export async function deleteResets(queries: Queries, userId: string): Promise<void> {
  await queries.delete(passwordResets).where(eq(passwordResets.user_id, userId));
}

/** Returns undefined for an invalid link. */
export async function findResetUser(
  queries: Queries,
  { token_hash, email }: { token_hash: Buffer; email: string },
  now: Date,
): Promise<typeof users.$inferSelect | undefined> {
  const isOpen = and(
    eq(passwordResets.token_hash, token_hash),
    isOpenLink(now),
    eq(users.email, email),
    isNull(users.disabled_at),
  );
  const [row] = await queries
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.user_id))
    .where(isOpen);
  return row?.user;
}

/** Deletes the other links of the user. Returns undefined for an invalid link. */
export async function redeemReset(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const isOpen = and(eq(passwordResets.token_hash, tokenHash), isOpenLink(now));
  const [reset] = await queries
    .delete(passwordResets)
    .where(isOpen)
    .returning({ user_id: passwordResets.user_id });
  if (reset) await queries.delete(passwordResets).where(eq(passwordResets.user_id, reset.user_id));
  return reset?.user_id;
}

export async function findStaffId(queries: Queries, email: string): Promise<string | undefined> {
  const [person] = await queries.select({ id: staff.id }).from(staff).where(eq(staff.email, email));
  return person?.id;
}

export async function insertImpersonationLink(queries: Queries, link: ImpersonationLink): Promise<void> {
  await queries.insert(impersonationLinks).values(link);
}

/** Returns undefined for an invalid link. */
export async function redeemImpersonationLink(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<typeof impersonationLinks.$inferSelect | undefined> {
  const isOpen = and(
    isNull(impersonationLinks.used_at),
    isUnexpired(impersonationLinks.expires_at, IMPERSONATION_LINK_MS, now),
  );
  const [link] = await queries
    .update(impersonationLinks)
    .set({ used_at: now })
    .where(and(eq(impersonationLinks.token_hash, tokenHash), isOpen))
    .returning();
  return link;
}
