import type { AuditAction } from '@mijn/domain/activity';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { auditEntries, type Queries } from '../database/index.ts';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'action'> & {
  action: AuditAction;
};

/**
 * Writes an entry of the audit log, in the transaction of the change that it records.
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
