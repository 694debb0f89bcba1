import type { AuditAction } from '@mijn/domain/activity';
import { deviceOf } from '@mijn/domain/devices';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { auditEntries, type Queries } from '../database/index.ts';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'action'> & {
  action: AuditAction;
};

/** Where a call comes from. */
export interface CallOrigin {
  /** The address of the client. */
  ip: string;
  /** The User-Agent header. */
  user_agent: string | null;
  /** The place in words, or null without a table of places. */
  place?: string | null;
}

/** Returns the details of an entry about where a call comes from: address, browser, system and place, as far as known. */
export function originDetails({ ip, user_agent, place }: CallOrigin): Record<string, string> {
  const { browser, system } = deviceOf(user_agent);
  return { ip, ...(browser && { browser }), ...(system && { system }), ...(place && { place }) };
}

/**
 * Writes an entry of the audit log, in the transaction of the change that it records. The details never have a
 * password, a code or a token, nor what was typed in place of an e-mail address.
 * @returns the id of the entry.
 */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<string> {
  const id = newId();
  await queries.insert(auditEntries).values({ id, ...entry });
  return id;
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
