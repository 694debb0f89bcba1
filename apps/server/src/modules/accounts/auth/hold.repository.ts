import { SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/index.ts';
import { latestStored } from '../../../platform/security/clock.ts';
import { signInHolds } from './auth.tables.ts';

export type SignInHold = typeof signInHolds.$inferSelect;

/** Keeps what an earlier hold suspended, its link and a stopped wait. Returns the stored hold. */
export async function saveHold(queries: Queries, row: SignInHold): Promise<SignInHold> {
  const { ends_at, is_provider_only, has_suspended_totp, has_suspended_codes, new_emails } = signInHolds;
  const [stored] = await queries
    .insert(signInHolds)
    .values(row)
    .onConflictDoUpdate({
      target: signInHolds.user_id,
      set: {
        began_at: row.began_at,
        ends_at: sql`case when ${ends_at} is null then null else excluded.ends_at end`,
        old_email: row.old_email,
        new_emails: sql`${new_emails} || excluded.new_emails`,
        is_provider_only: sql`${is_provider_only} or excluded.is_provider_only`,
        has_suspended_totp: sql`${has_suspended_totp} or excluded.has_suspended_totp`,
        has_suspended_codes: sql`${has_suspended_codes} or excluded.has_suspended_codes`,
      },
    })
    .returning();
  return stored ?? row;
}

/** The time of the hold may have passed. */
export async function findHold(queries: Queries, userId: string): Promise<SignInHold | undefined> {
  const [hold] = await queries.select().from(signInHolds).where(eq(signInHolds.user_id, userId));
  return hold;
}

export async function findHoldById(queries: Queries, id: string): Promise<SignInHold | undefined> {
  const [hold] = await queries.select().from(signInHolds).where(eq(signInHolds.id, id));
  return hold;
}

export async function deleteHold(queries: Queries, userId: string): Promise<void> {
  await queries.delete(signInHolds).where(eq(signInHolds.user_id, userId));
}

/** Only a factor or the provider then ends the hold. */
export async function stopTime(queries: Queries, userId: string): Promise<void> {
  await queries.update(signInHolds).set({ ends_at: null }).where(eq(signInHolds.user_id, userId));
}

/** Lets holds that began before the clock was set back last as long as one that begins now. */
export async function restartFutureHolds(queries: Queries, now: Date): Promise<void> {
  const { began_at, ends_at } = signInHolds;
  await queries
    .update(signInHolds)
    .set({ began_at: now, ends_at: new Date(now.getTime() + SIGN_IN_HOLD_MS) })
    .where(and(gt(began_at, latestStored(now)), isNotNull(ends_at)));
}

export async function listPassedHolds(queries: Queries, now: Date): Promise<string[]> {
  const rows = await queries
    .select({ user_id: signInHolds.user_id })
    .from(signInHolds)
    .where(lte(signInHolds.ends_at, now));
  return rows.map(({ user_id }) => user_id);
}
