import { and, asc, count, eq, gte, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { passkeys, usedChallenges } from './passkeys.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Lists the oldest passkeys first. */
export async function listPasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(asc(passkeys.created_at), asc(passkeys.id));
}

export async function countPasskeys(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(passkeys).where(eq(passkeys.user_id, userId));
  return row?.total ?? 0;
}

/** Returns undefined if somebody has a passkey with this credential already. */
export async function insertPasskey(
  queries: Queries,
  row: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | undefined> {
  const [inserted] = await queries
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credential_id })
    .returning();
  return inserted;
}

export async function findHolder(queries: Queries, credentialId: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ user_id: passkeys.user_id })
    .from(passkeys)
    .where(eq(passkeys.credential_id, credentialId));
  return row?.user_id;
}

/** Locks the passkey, so that two answers do not use the same counter. */
export async function lockCredential(
  queries: Queries,
  credentialId: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries
    .select()
    .from(passkeys)
    .where(eq(passkeys.credential_id, credentialId))
    .for('update');
  return row;
}

export async function recordUse(
  queries: Queries,
  id: string,
  { counter, last_used_at }: Pick<PasskeyRow, 'counter' | 'last_used_at'>,
): Promise<void> {
  await queries.update(passkeys).set({ counter, last_used_at }).where(eq(passkeys.id, id));
}

const isOf = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.user_id, userId));

/** Returns undefined if the user has no such passkey. */
export async function renamePasskey(
  queries: Queries,
  userId: string,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries.update(passkeys).set({ name }).where(isOf(userId, id)).returning();
  return row;
}

/** Returns undefined if the user has no such passkey. */
export async function deletePasskey(
  queries: Queries,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await queries.delete(passkeys).where(isOf(userId, id)).returning();
  return row;
}

const byAge = (rows: readonly PasskeyRow[]): PasskeyRow[] =>
  rows.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());

/** Returns the rows, the oldest first. */
export async function suspendPasskeysSince(
  queries: Queries,
  userId: string,
  { since, now }: { since: Date; now: Date },
): Promise<PasskeyRow[]> {
  const isAdded = and(eq(passkeys.user_id, userId), gte(passkeys.created_at, since));
  const isFree = isNull(passkeys.suspended_at);
  return byAge(
    await queries.update(passkeys).set({ suspended_at: now }).where(and(isAdded, isFree)).returning(),
  );
}

/** Without an id, restores all suspended passkeys. */
export async function restorePasskeys(queries: Queries, userId: string, id?: string): Promise<void> {
  const which = id === undefined ? eq(passkeys.user_id, userId) : isOf(userId, id);
  await queries.update(passkeys).set({ suspended_at: null }).where(which);
}

/** Returns the rows, the oldest first. */
export async function deleteSuspendedPasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  const isSuspended = and(eq(passkeys.user_id, userId), isNotNull(passkeys.suspended_at));
  return byAge(await queries.delete(passkeys).where(isSuspended).returning());
}

/** Returns the rows, the oldest first. */
export async function deletePasskeys(queries: Queries, userId: string): Promise<PasskeyRow[]> {
  return byAge(await queries.delete(passkeys).where(eq(passkeys.user_id, userId)).returning());
}

/** Returns whether this is the first response to the challenge. */
export async function insertUsedChallenge(
  queries: Queries,
  row: typeof usedChallenges.$inferInsert,
): Promise<boolean> {
  const { rowCount } = await queries.insert(usedChallenges).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** No response can use an expired challenge any more. */
export async function deleteUsedChallenges(queries: Queries, now: Date): Promise<void> {
  await queries.delete(usedChallenges).where(lt(usedChallenges.expires_at, now));
}
