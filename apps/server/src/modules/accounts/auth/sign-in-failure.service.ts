import type { AuditAction } from '@mijn/domain/activity';
import { FAILURES_MAILED_FROM, FAILURES_RECORDED_PER_HOUR, HOUR_MS } from '@mijn/domain/limits';
import { type CallOrigin, originDetails, writeAudit } from '../../../platform/security/audit.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import type { Services } from '../../../capabilities/services.ts';
import { failuresMail } from './sign-in-failure.mail.ts';
import { countFailures } from './sign-in-failure.repository.ts';
import { findUser } from './users.repository.ts';

type FailedAction = Extract<AuditAction, `${string}_failed`>;

/** Tells a member about many failed attempts within an hour, at most once a day. */
async function mailFailures(
  { config, database: { queries }, now }: Pick<Services, 'config' | 'database' | 'now'>,
  user_id: string | null,
  { total, codes }: { total: number; codes: number },
): Promise<void> {
  if (user_id === null || total < FAILURES_MAILED_FROM) return;
  const member = await findUser(queries, 'id', user_id);
  if (!member) return;
  const mail = failuresMail(config, { member, total, knowsPassword: codes > 0 });
  const dedupe_key = `failed_attempts:${user_id}:${now().toISOString().slice(0, 10)}`;
  await writeMail(queries, { ...mail, dedupe_key }, now());
}

/**
 * Mails the member after `FAILURES_MAILED_FROM` in an hour. An unknown address is recorded too, without a user, so that
 * both responses take the same time (docs/product.md#failed-attempts). The limits of attempts also limit these entries. Those
 * of proofs hold for each client, so an account has at most `FAILURES_RECORDED_PER_HOUR`.
 */
export async function recordFailure(
  needs: Pick<Services, 'config' | 'database' | 'now'>,
  action: FailedAction,
  user_id: string | null,
  origin: CallOrigin,
): Promise<void> {
  const { queries } = needs.database;
  const happened_at = needs.now();
  const since = new Date(happened_at.getTime() - HOUR_MS);
  const earlier = await countFailures(queries, user_id, since);
  if (earlier.total >= FAILURES_RECORDED_PER_HOUR) return;
  await writeAudit(queries, { action, happened_at, user_id, details: originDetails(origin) });
  const codes = earlier.codes + (action === 'second_factor_failed' ? 1 : 0);
  await mailFailures(needs, user_id, { total: earlier.total + 1, codes });
}
