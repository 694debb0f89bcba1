import type { Queries } from '../../../platform/database/index.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { cancelPendingChanges, findPendingChange } from './email-change.repository.ts';

/** Stops the link. A new password does so too, because a thief with a session may have requested the address. */
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
