import type { AuditAction } from '@mijn/domain/activity';
import type { Queries } from '../../database/index.ts';
import { type CallOrigin, originDetails, writeAudit } from '../../security/audit.ts';

/**
 * Records a failed login, or a wrong password or code where it is asked again, in the audit log. One for an e-mail address
 * that nobody has is recorded too, without a user, so that both answers take the same time (decisions §3). The limits of `countAttempt` also limit these entries.
 */
export async function recordFailure(
  queries: Queries,
  action: Extract<AuditAction, `${string}_failed`>,
  user_id: string | null,
  origin: CallOrigin,
  happened_at: Date,
): Promise<void> {
  await writeAudit(queries, { action, happened_at, user_id, details: originDetails(origin) });
}
