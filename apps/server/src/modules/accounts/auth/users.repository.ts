import type { Association } from '@mijn/domain/associations';
import { and, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import {
  associations,
  auditEntries,
  memberships,
  recoveryCodes,
  staff,
  users,
  type Database,
  type Queries,
} from '../../../platform/database/index.ts';
import { receiverColumns } from '../../../platform/mail/receiver.ts';
import type { Caller } from '../../../platform/wire/index.ts';

type User = typeof users.$inferSelect;

export async function findUser(
  queries: Queries,
  by: 'id' | 'email' | 'code',
  value: string,
): Promise<User | undefined> {
  const [user] = await queries.select().from(users).where(eq(users[by], value));
  return user;
}

const associationsStatement = {
  name: 'associations_of_user',
  text: `
    select a.id, a.name, a.code, a.title, m.is_board, m.is_invoice_check, m.is_invoice_check_copy
    from memberships m join associations a on a.id = m.association_id
    where m.user_id = $1 order by a.code`,
};

export async function listAssociations(database: Database, userId: string): Promise<Association[]> {
  return database.prepared<Association>(associationsStatement, [userId]);
}

/** Records nothing if staff act for the member (docs/product.md#impersonation). Returns whether the user is a member. */
export async function setLastAssociation(
  queries: Queries,
  { user_id, impersonator }: Caller,
  associationId: string,
): Promise<boolean> {
  const membership = queries
    .select()
    .from(memberships)
    .where(and(eq(memberships.association_id, associationId), eq(memberships.user_id, user_id)));
  const { rowCount } = await queries
    .update(users)
    .set({ last_active_association_id: impersonator ? users.last_active_association_id : associationId })
    .where(and(eq(users.id, user_id), exists(membership)));
  return rowCount === 1;
}

/**
 * The lock lasts until the transaction ends, so that a new password or a disabled account ends the session. Returns whether the
 * hash is current, and the account is not disabled.
 */
export async function lockPassword(
  queries: Queries,
  { id, password_hash }: Pick<User, 'id' | 'password_hash'>,
): Promise<boolean> {
  if (password_hash === null) return false;
  const isTheirs = and(eq(users.id, id), eq(users.password_hash, password_hash), isNull(users.disabled_at));
  const [row] = await queries.select({ id: users.id }).from(users).where(isTheirs).for('share');
  return row !== undefined;
}

/** Returns whether a user with this id and e-mail address exists. */
export async function setPassword(
  queries: Queries,
  { id, email }: Pick<User, 'id' | 'email'>,
  password_hash: string,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(users)
    .set({ password_hash })
    .where(and(eq(users.id, id), eq(users.email, email)));
  return rowCount === 1;
}

/**
 * A time step works only once. @param latest a later step was redeemed before the clock was set back, and does not count.
 * @returns whether the time step is newer than the last redeemed one.
 */
export async function redeemTotpStep(
  queries: Queries,
  userId: string,
  { step, latest }: { step: number; latest: number },
): Promise<boolean> {
  const { totp_last_step } = users;
  const isNewer = or(isNull(totp_last_step), lt(totp_last_step, step), gt(totp_last_step, latest));
  const { rowCount } = await queries
    .update(users)
    .set({ totp_last_step: step })
    .where(and(eq(users.id, userId), isNewer));
  return rowCount === 1;
}

/**
 * A code works once. @param codeHashes the hashes that the code can have. Returns whether the user has that code unused.
 */
const isUnusedCode = (userId: string, codeHashes: Buffer[]) =>
  and(
    eq(recoveryCodes.user_id, userId),
    inArray(recoveryCodes.code_hash, codeHashes),
    isNull(recoveryCodes.used_at),
  );

export const hasRecoveryCode = async (
  queries: Queries,
  userId: string,
  codeHashes: Buffer[],
): Promise<boolean> => (await queries.$count(recoveryCodes, isUnusedCode(userId, codeHashes))) > 0;

export async function redeemRecoveryCode(
  queries: Queries,
  userId: string,
  codeHashes: Buffer[],
  now: Date,
): Promise<boolean> {
  const { rowCount } = await queries
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(isUnusedCode(userId, codeHashes));
  return rowCount === 1;
}

/** Unknown codes are left out. */
export async function findAssociationIds(
  queries: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const found = await queries
    .select({ code: associations.code, id: associations.id })
    .from(associations)
    .where(inArray(associations.code, [...codes]));
  return new Map(found.map(({ code, id }) => [code, id]));
}

export async function insertUser(
  queries: Queries,
  user: typeof users.$inferInsert,
  rows: readonly Omit<typeof memberships.$inferInsert, 'user_id'>[],
): Promise<void> {
  await queries.insert(users).values(user);
  const ofUser = rows.map((row) => ({ user_id: user.id, ...row }));
  if (ofUser.length > 0) await queries.insert(memberships).values(ofUser);
}

/** Reads the audit log. */
export async function findStaffAccess(queries: Queries, sessionId: string) {
  const [access] = await queries
    .select({
      ...receiverColumns,
      totp_secret: users.totp_secret,
      staff_name: staff.name,
      happened_at: auditEntries.happened_at,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .innerJoin(users, eq(users.id, auditEntries.user_id))
    .innerJoin(staff, eq(staff.id, auditEntries.staff_id))
    .where(
      and(
        eq(auditEntries.action, 'impersonation_started'),
        sql`${auditEntries.details} ->> 'session_id' = ${sessionId}`,
      ),
    );
  return access;
}

/** Returns the names around a member, which others know too: of the associations, and of the places where the member lives. */
export async function listOwnNames(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ name: string }>(sql`
    select associations.name from memberships join associations on associations.id = association_id where user_id = ${userId}
    union all select city from addresses join memberships using (association_id, user_id) where user_id = ${userId}`);
  return rows.map(({ name }) => name);
}
