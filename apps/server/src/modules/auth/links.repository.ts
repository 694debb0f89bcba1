import { and, eq, gt, isNull } from 'drizzle-orm';
import { impersonationLinks, passwordResets, staff, type Queries } from '../../database/index.ts';

type Reset = typeof passwordResets.$inferInsert;
type ImpersonationLink = typeof impersonationLinks.$inferInsert;

export async function insertReset(queries: Queries, reset: Reset): Promise<void> {
  await queries.insert(passwordResets).values(reset);
}

/** Uses up a link to choose a password, and all others of its user. @returns whose it was; undefined when it is dead. */
export async function redeemReset(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<string | undefined> {
  const isOpen = and(eq(passwordResets.token_hash, tokenHash), gt(passwordResets.expires_at, now));
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

/** Uses up a link to act for a member; undefined when it is dead. */
export async function redeemImpersonationLink(
  queries: Queries,
  tokenHash: Buffer,
  now: Date,
): Promise<typeof impersonationLinks.$inferSelect | undefined> {
  const isOpen = and(isNull(impersonationLinks.used_at), gt(impersonationLinks.expires_at, now));
  const [link] = await queries
    .update(impersonationLinks)
    .set({ used_at: now })
    .where(and(eq(impersonationLinks.token_hash, tokenHash), isOpen))
    .returning();
  return link;
}
