import type { AuditAction } from '@mijn/domain/activity';
import { deviceOf } from '@mijn/domain/devices';
import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { auditEntries, type Queries } from '../database/index.ts';
import type { OperatorAction } from './operator-actions.ts';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'action'> & {
  action: AuditAction | OperatorAction;
};

export interface CallOrigin {
  ip: string;
  user_agent: string | null;
  place?: string | null;
}

export function originDetails({ ip, user_agent, place }: CallOrigin): Record<string, string> {
  const { browser, system } = deviceOf(user_agent);
  return { ip, ...(browser && { browser }), ...(system && { system }), ...(place && { place }) };
}

/** Call this in the transaction of the change. Details have no password, code, token, or text typed as e-mail address. */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<string> {
  const id = newId();
  await queries.insert(auditEntries).values({ id, ...entry });
  return id;
}

/** Who makes a call. The membership is null for what does not concern one association. */
interface Actor {
  user_id: string;
  impersonator: { staff_id: string } | null;
  membership: { association_id: string } | null;
}

/** Records what a member did, and the staff who acted for the member. Call this in the transaction of the change. */
export const auditCaller = async (
  queries: Queries,
  { user_id, impersonator, membership }: Actor,
  action: AuditEntry['action'],
  details: AuditEntry['details'],
  happened_at: Date,
): Promise<string> =>
  writeAudit(queries, {
    action,
    happened_at,
    user_id,
    staff_id: impersonator?.staff_id ?? null,
    association_id: membership?.association_id ?? null,
    details,
  });

/** Returns how often a user did one of some actions since a moment. */
export async function countAudited(
  queries: Queries,
  { user_id, actions, since }: { user_id: string; actions: readonly AuditAction[]; since: Date },
): Promise<number> {
  const { action, happened_at } = auditEntries;
  const [row] = await queries
    .select({ count: count() })
    .from(auditEntries)
    .where(and(eq(auditEntries.user_id, user_id), gt(happened_at, since), inArray(action, [...actions])));
  return row?.count ?? 0;
}

/** Adds details to an entry of the audit log that are known only later, such as the status of a call. */
export async function addToAudit(
  queries: Queries,
  id: string,
  details: AuditEntry['details'],
): Promise<void> {
  await queries
    .update(auditEntries)
    .set({ details: sql`${auditEntries.details} || ${JSON.stringify(details)}::jsonb` })
    .where(eq(auditEntries.id, id));
}
