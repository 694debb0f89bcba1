import type { AuditAction } from '@mijn/domain/activity';
import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import { auditEntries, recoveryCodes, users, type Queries } from '../../../platform/database/index.ts';
import { totpSetups } from './auth.tables.ts';

export async function countRecoveryCodes(queries: Queries, userId: string): Promise<number> {
  const [row] = await queries
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.user_id, userId), isNull(recoveryCodes.used_at)));
  return row?.left ?? 0;
}

export async function replaceRecoveryCodes(
  queries: Queries,
  userId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(queries, userId);
  await queries.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

/** Stores a sealed secret that is not confirmed, instead of the earlier one. */
export async function saveSetup(queries: Queries, row: typeof totpSetups.$inferInsert): Promise<void> {
  await queries.insert(totpSetups).values(row).onConflictDoUpdate({ target: totpSetups.user_id, set: row });
}

export async function findSetup(queries: Queries, userId: string, since: Date): Promise<string | undefined> {
  const [row] = await queries
    .select({ secret: totpSetups.secret })
    .from(totpSetups)
    .where(and(eq(totpSetups.user_id, userId), gt(totpSetups.created_at, since)));
  return row?.secret;
}

export async function deleteSetups(queries: Queries, before: Date): Promise<void> {
  await queries.delete(totpSetups).where(lt(totpSetups.created_at, before));
}

/** The time step of the confirming code counts as used. Returns whether the second factor was off. */
export async function setTotp(
  queries: Queries,
  userId: string,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { rowCount } = await queries
    .update(users)
    .set({ totp_secret: secret, totp_last_step: step })
    .where(and(eq(users.id, userId), isNull(users.totp_secret)));
  await deleteSetup(queries, userId);
  return rowCount === 1;
}

export async function deleteSetup(queries: Queries, userId: string): Promise<void> {
  await queries.delete(totpSetups).where(eq(totpSetups.user_id, userId));
}

export async function deleteRecoveryCodes(queries: Queries, userId: string): Promise<void> {
  await queries.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
}

export async function findChangesSince(
  queries: Queries,
  userId: string,
  actions: readonly AuditAction[],
  since: Date,
): Promise<ReadonlySet<string>> {
  const { user_id, action, happened_at } = auditEntries;
  const isFound = and(eq(user_id, userId), inArray(action, [...actions]), gte(happened_at, since));
  const found = await queries.selectDistinct({ action }).from(auditEntries).where(isFound);
  return new Set(found.map((entry) => entry.action));
}

export async function hasTotp(queries: Queries, userId: string): Promise<boolean> {
  const isOn = and(eq(users.id, userId), isNotNull(users.totp_secret));
  const [row] = await queries.select({ id: users.id }).from(users).where(isOn);
  return row !== undefined;
}

/** Deletes the recovery codes too. Returns whether the second factor was on. */
export async function removeTotp(queries: Queries, userId: string): Promise<boolean> {
  const { rowCount } = await queries
    .update(users)
    .set({ totp_secret: null, totp_last_step: null })
    .where(and(eq(users.id, userId), isNotNull(users.totp_secret)));
  await deleteRecoveryCodes(queries, userId);
  return rowCount === 1;
}
