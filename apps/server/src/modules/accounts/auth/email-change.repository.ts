import { EMAIL_CHANGE_MS, EMAIL_UNDO_MS } from '@mijn/domain/limits';
import { and, desc, eq, gt, gte, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { emailChanges, type Queries, users } from '../../../platform/database/index.ts';
import { latestStored } from '../../../platform/security/clock.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

const isUnconfirmed = and(isNull(emailChanges.confirmed_at), isNull(emailChanges.cancelled_at));

/** Locks an e-mail address, so that two users do not get it at the same time. */
export async function lockEmail(queries: Queries, email: string): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 0))`);
}

/** Another user may also take the address back by undoing a recent change. */
export async function isTaken(
  queries: Queries,
  { email, user_id }: { email: string; user_id: string },
  now: Date,
): Promise<boolean> {
  const [holder] = await queries
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, user_id)));
  const [reserved] = await queries
    .select({ id: emailChanges.id })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.old_email, email),
        ne(emailChanges.user_id, user_id),
        isNotNull(emailChanges.confirmed_at),
        gt(emailChanges.confirmed_at, before(now, EMAIL_UNDO_MS)),
        isNull(emailChanges.settled_at),
      ),
    )
    .limit(1);
  return holder !== undefined || reserved !== undefined;
}

export async function findPendingChange(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<EmailChange | undefined> {
  const [change] = await queries
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.user_id, userId),
        isUnconfirmed,
        gt(emailChanges.requested_at, before(now, EMAIL_CHANGE_MS)),
        lte(emailChanges.requested_at, latestStored(now)),
      ),
    )
    .orderBy(desc(emailChanges.requested_at))
    .limit(1);
  return change;
}

export async function findChange(queries: Queries, id: string): Promise<EmailChange | undefined> {
  const [change] = await queries.select().from(emailChanges).where(eq(emailChanges.id, id));
  return change;
}

export async function insertChange(
  queries: Queries,
  change: typeof emailChanges.$inferInsert,
): Promise<void> {
  await queries.insert(emailChanges).values(change);
}

export async function countMails(queries: Queries, userId: string, since: Date): Promise<number> {
  const [row] = await queries
    .select({ count: sql<number>`coalesce(sum(${emailChanges.sent_count}), 0)::int` })
    .from(emailChanges)
    .where(and(eq(emailChanges.user_id, userId), gt(emailChanges.requested_at, since)));
  return row?.count ?? 0;
}

export async function recordMail(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(emailChanges)
    .set({ sent_at: now, sent_count: sql`${emailChanges.sent_count} + 1` })
    .where(eq(emailChanges.id, id));
}

/** The links of the changes stop working. */
export async function cancelPendingChanges(queries: Queries, userId: string, now: Date): Promise<void> {
  await queries
    .update(emailChanges)
    .set({ cancelled_at: now })
    .where(and(eq(emailChanges.user_id, userId), isUnconfirmed));
}

export async function confirmChange(
  queries: Queries,
  { id, user_id, new_email }: Pick<EmailChange, 'id' | 'user_id' | 'new_email'>,
  now: Date,
): Promise<void> {
  await queries.update(users).set({ email: new_email }).where(eq(users.id, user_id));
  await queries.update(emailChanges).set({ confirmed_at: now }).where(eq(emailChanges.id, id));
}

/**
 * Ends the time in which a change, and the changes after it, can be undone. An earlier change can still be undone, because
 * a thief may have made two changes. Returns the new addresses that were confirmed.
 */
export async function settleChanges(
  queries: Queries,
  { user_id, requested_at }: Pick<EmailChange, 'user_id' | 'requested_at'>,
  now: Date,
): Promise<string[]> {
  const rows = await queries
    .update(emailChanges)
    .set({ settled_at: now })
    .where(
      and(
        eq(emailChanges.user_id, user_id),
        gte(emailChanges.requested_at, requested_at),
        isNull(emailChanges.settled_at),
      ),
    )
    .returning({ email: emailChanges.new_email, confirmed_at: emailChanges.confirmed_at });
  return rows.flatMap(({ email, confirmed_at }) => (confirmed_at ? [email] : []));
}

/** Gives a user an e-mail address, and no password, so that the user must choose a new one. */
export async function restoreEmail(queries: Queries, userId: string, email: string | undefined) {
  await queries
    .update(users)
    .set({ password_hash: null, ...(email !== undefined && { email }) })
    .where(eq(users.id, userId));
}
