import type { ResetPasswordBody } from '@mijn/domain/auth';
import { and, eq, gt } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { inTransaction, passwordResets, users } from '../../database/index.ts';
import { countAttempt } from '../../security/attempts.ts';
import { writeAudit } from '../../security/audit.ts';
import { hashToken } from '../../security/digest.ts';
import { hashPassword } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/index.ts';
import { sendResetLink } from './auth.jobs.ts';
import { closeOtherSessions } from './session.repository.ts';

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
    const [reset] = await transaction
      .delete(passwordResets)
      .where(and(eq(passwordResets.token_hash, hashToken(token)), gt(passwordResets.expires_at, now())))
      .returning({ user_id: passwordResets.user_id });
    if (!reset) throw new AppError('reset_link_invalid');
    const { rowCount } = await transaction
      .update(users)
      .set({ password_hash })
      .where(and(eq(users.id, reset.user_id), eq(users.email, email)));
    if (rowCount !== 1) throw new AppError('reset_link_invalid');
    await transaction.delete(passwordResets).where(eq(passwordResets.user_id, reset.user_id));
    await closeOtherSessions(transaction, reset.user_id, sessionToken);
    await writeAudit(transaction, {
      action: 'password_reset',
      happened_at: now(),
      user_id: reset.user_id,
      details: {},
    });
  });
  await takeBack();
}
