import type { Queries } from '../../platform/database/index.ts';
import { writeAudit } from '../../platform/security/audit.ts';
import { cancelPendingChanges, findPendingChange } from './email-change.repository.ts';

/**
 * Cancels the new e-mail address of a user that waits for a click, so that its link stops working. A new password
 * does so too: a thief with a session may have requested the address.
 * @returns The address, or undefined if none waits.
 */
export async function cancelPendingEmail(
  queries: Queries,
  user_id: string,
  now: Date,
): Promise<string | undefined> {
  const change = await findPendingChange(queries, user_id, now);
  if (!change) return undefined;
  await cancelPendingChanges(queries, user_id, now);
  await writeAudit(queries, { action: 'email_change_cancelled', happened_at: now, user_id, details: {} });
  return change.new_email;
}
