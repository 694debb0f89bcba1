import { SECOND_FACTOR_NOTICE_MS, SECOND_FACTOR_REMINDER_MS } from '@mijn/domain/limits';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type Queries, users } from '../../../platform/database/index.ts';
import { receiverColumns } from '../../../platform/mail/receiver.ts';
import { latestStored } from '../../../platform/security/clock.ts';
import { hasPasskey } from '../../../platform/security/required-second-factor.ts';
import { secondFactorRequirements as requirements } from './auth.tables.ts';

/** Milliseconds between two writes of a requirement, so that an hourly look does not write all rows. */
const SEEN_EVERY_MS = 12 * 3_600_000;

const currentRights = sql`
    select user_id, array_remove(array[
        case when bool_or(is_board) then 'board' end,
        case when bool_or(is_invoice_check) then 'invoice_check' end
      ], null) as rights
    from memberships where is_board or is_invoice_check group by user_id`;

const isRequiring = (rights: SQL | PgColumn, roles: readonly string[]) =>
  sql`${rights} && ${sql.param([...roles])}::text[]`;

const isWithoutFactor = sql`users.totp_secret is null and not ${sql.raw(hasPasskey('users.id'))}`;

/** Lets the servers that look at the same moment take turns, until the end of the transaction. */
export async function takeTurn(queries: Queries): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(hashtext('second_factor_requirements'))`);
}

/** Deletes the requirements that no server has seen for as long as the notice lasts. */
export async function deleteOutdated(queries: Queries, now: Date): Promise<void> {
  const since = new Date(now.getTime() - SECOND_FACTOR_NOTICE_MS);
  await queries.delete(requirements).where(lte(requirements.last_applied_at, since));
}

/** Lets the notices that began before the clock was set back begin now. */
export async function restartFuture(queries: Queries, now: Date): Promise<void> {
  const required_from = new Date(now.getTime() + SECOND_FACTOR_NOTICE_MS);
  await queries
    .update(requirements)
    .set({ began_at: now, required_from, last_applied_at: now })
    .where(gt(requirements.began_at, latestStored(now)));
}

export async function updateRights(queries: Queries): Promise<void> {
  await queries.execute(sql`
    update second_factor_requirements f set rights = found.rights
    from (
      select known.user_id, coalesce(now.rights, '{}') as rights
      from second_factor_requirements known left join (${currentRights}) as now on now.user_id = known.user_id
    ) as found
    where found.user_id = f.user_id and found.rights <> f.rights`);
}

/** Returns the members to whom the requirement did not apply before, with the time from which they need a second factor. */
export async function applyTo(
  queries: Queries,
  roles: readonly string[],
  now: Date,
): Promise<{ user_id: string; required_from: Date }[]> {
  const required_from = new Date(now.getTime() + SECOND_FACTOR_NOTICE_MS);
  const seenBefore = new Date(now.getTime() - SEEN_EVERY_MS);
  const { rows } = await queries.execute<{ user_id: string; is_new: boolean }>(sql`
    insert into second_factor_requirements as f (user_id, rights, began_at, required_from, last_applied_at)
    select user_id, rights, ${now.toISOString()}::timestamptz, ${required_from.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from (${currentRights}) as members
    where ${isRequiring(sql.raw('rights'), roles)}
    order by user_id
    on conflict (user_id) do update set last_applied_at = excluded.last_applied_at
      where f.last_applied_at < ${seenBefore.toISOString()}::timestamptz
    returning user_id, xmax = 0 as is_new`);
  return rows.filter(({ is_new }) => is_new).map(({ user_id }) => ({ user_id, required_from }));
}

type DueNotice = 'announcement' | 'reminder';

const reminderFrom = (now: Date): string => new Date(now.getTime() + SECOND_FACTOR_REMINDER_MS).toISOString();

const isMailDue = (now: Date) => sql`(${requirements.announced_at} is null
  or ${requirements.reminded_at} is null and ${requirements.required_from} <= ${reminderFrom(now)}::timestamptz)`;

const waitsForMail = (roles: readonly string[], now: Date) =>
  and(
    gt(requirements.required_from, now),
    isMailDue(now),
    isRequiring(requirements.rights, roles),
    isWithoutFactor,
  );

export async function listWaiting(queries: Queries, roles: readonly string[], now: Date): Promise<string[]> {
  const rows = await queries
    .select({ user_id: requirements.user_id })
    .from(requirements)
    .innerJoin(users, eq(users.id, requirements.user_id))
    .where(waitsForMail(roles, now))
    .orderBy(requirements.user_id);
  return rows.map(({ user_id }) => user_id);
}

/** Locks the requirement and records the mail. Returns undefined if another server has written the mail. */
export async function takeNotice(queries: Queries, userId: string, roles: readonly string[], now: Date) {
  const [row] = await queries
    .select({
      ...receiverColumns,
      began_at: requirements.began_at,
      required_from: requirements.required_from,
      announced_at: requirements.announced_at,
    })
    .from(requirements)
    .innerJoin(users, eq(users.id, requirements.user_id))
    .where(and(eq(requirements.user_id, userId), waitsForMail(roles, now)))
    .for('update', { of: requirements });
  if (!row) return undefined;
  const isLate = row.required_from.getTime() - now.getTime() <= SECOND_FACTOR_REMINDER_MS;
  // A member who is told so late gets one mail and no second one on the same day.
  await queries
    .update(requirements)
    .set({ announced_at: row.announced_at ?? now, ...(isLate && { reminded_at: now }) })
    .where(eq(requirements.user_id, userId));
  const kind: DueNotice = row.announced_at === null ? 'announcement' : 'reminder';
  return { ...row, kind };
}

export async function isRequired(
  queries: Queries,
  userId: string,
  roles: readonly string[],
): Promise<boolean> {
  if (roles.length === 0) return false;
  const [row] = await queries
    .select({ user_id: requirements.user_id })
    .from(requirements)
    .where(and(eq(requirements.user_id, userId), isRequiring(requirements.rights, roles)));
  return row !== undefined;
}
