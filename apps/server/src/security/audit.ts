import { v7 as newId } from 'uuid';
import { auditEntries, type Queries } from '../database/index.ts';

export type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'action'> & {
  action:
    | 'impersonation_link_made'
    | 'impersonation_started'
    | 'impersonation_ended'
    | 'call_by_staff'
    | 'password_reset'
    | 'password_changed'
    | 'profile_changed'
    | 'email_change_requested'
    | 'email_change_cancelled'
    | 'email_changed'
    | 'email_change_undone'
    | 'user_added'
    | 'document_uploaded'
    | 'document_changed'
    | 'document_hidden'
    | 'document_unhidden'
    | 'archive_group_shown'
    | 'archive_group_hidden'
    | 'form_shown'
    | 'form_hidden'
    | 'invoice_decided';
};

/** Writes an entry of the audit log, in the transaction of the change that it records. */
export async function writeAudit(queries: Queries, entry: AuditEntry): Promise<void> {
  await queries.insert(auditEntries).values({ id: newId(), ...entry });
}
