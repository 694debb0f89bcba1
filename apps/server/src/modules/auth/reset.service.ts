import type { ResetPasswordBody } from '@mijn/domain/auth';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../database/index.ts';
import { countAttempt } from '../../security/attempts.ts';
import { writeAudit } from '../../security/audit.ts';
import { hashToken } from '../../security/digest.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/index.ts';
import { sendResetLink } from './auth.jobs.ts';
import { redeemReset } from './links.repository.ts';
import { closeOtherSessions } from './session.repository.ts';
import { setPassword } from './users.repository.ts';

/**
 * Mails a link when there is such a user. A job does so: the answer is the same, after the same time, for an address that
 * nobody has (decisions §3).
 * @throws AppError `too_many_requests`; every call counts.
 */
export async function forgotPassword({ database, now }: Services, email: string, ip: string): Promise<void> {
  await countAttempt(database.queries, { kind: 'forgot_password', target: email, ip }, now());
  await sendResetLink.add(database.queries, { request_id: newId(), email });
}

/**
 * Sets a new password by a mailed link, which then works no more, and ends the user's other sessions.
 * @throws AppError `reset_link_invalid`, or `too_many_requests`.
 */
export async function resetPassword(
  { database: { queries }, now }: Services,
  { token, email, password }: ResetPasswordBody,
  { ip, token: sessionToken }: { ip: string; token: string | undefined },
): Promise<void> {
  const takeBack = await countAttempt(queries, { kind: 'reset_password', target: email, ip }, now());
  const password_hash = await hashPassword(password);
  await inTransaction(queries, async (transaction) => {
    const user_id = await redeemReset(transaction, hashToken(token), now());
    const isSet =
      user_id !== undefined && (await setPassword(transaction, { id: user_id, email }, password_hash));
    if (!isSet) throw new AppError('reset_link_invalid');
    await closeOtherSessions(transaction, user_id, sessionToken);
    await writeAudit(transaction, {
      action: 'password_reset',
      happened_at: now(),
      user_id,
      details: {},
    });
  });
  await takeBack();
}
