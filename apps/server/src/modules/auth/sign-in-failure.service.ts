import type { AuditAction } from '@mijn/domain/activity';
import { FAILURES_MAILED_FROM } from '@mijn/domain/limits';
import { type CallOrigin, originDetails, writeAudit } from '../../platform/security/audit.ts';
import { writeMail } from '../../platform/mail/send-mail.job.ts';
import type { Services } from '../../capabilities/services.ts';
import { failuresMail } from './sign-in-failure.mail.ts';
import { countFailures } from './sign-in-failure.repository.ts';
import { findUser } from './users.repository.ts';

const HOUR_MS = 3_600_000;

type FailedAction = Extract<AuditAction, `${string}_failed`>;

/** Tells a member about many failed attempts within an hour, at most once a day. */
async function mailFailures(
  { config, database: { queries }, now }: Pick<Services, 'config' | 'database' | 'now'>,
  user_id: string | null,
): Promise<void> {
  const since = new Date(now().getTime() - HOUR_MS);
  const { total, codes } = await countFailures(queries, user_id, since);
  if (user_id === null || total < FAILURES_MAILED_FROM) return;
  const member = await findUser(queries, 'id', user_id);
  if (!member) return;
  const mail = failuresMail(config, { member, total, knowsPassword: codes > 0 });
  const dedupe_key = `failed_attempts:${user_id}:${now().toISOString().slice(0, 10)}`;
  await writeMail(queries, { ...mail, dedupe_key }, now());
}

/**
 * Mails the member after `FAILURES_MAILED_FROM` in an hour. An unknown address is recorded too, without a user, so that
 * both responses take the same time (docs/product.md#failed-attempts). The limits of `countAttempt` also limit these
 * entries.
 */
export async function recordFailure(
  needs: Pick<Services, 'config' | 'database' | 'now'>,
  action: FailedAction,
  user_id: string | null,
  origin: CallOrigin,
): Promise<void> {
  const { queries } = needs.database;
  const happened_at = needs.now();
  await writeAudit(queries, { action, happened_at, user_id, details: originDetails(origin) });
  await mailFailures(needs, user_id);
}
