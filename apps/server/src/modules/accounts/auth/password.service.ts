import type { FieldError, FieldErrors } from '@mijn/domain/errors';
import type { UpdatePasswordBody } from '@mijn/domain/profile';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { limitAttempt } from '../../../platform/security/attempts.ts';
import { originDetails, writeAudit } from '../../../platform/security/audit.ts';
import { hashPassword, isPassword } from '../../../platform/security/passwords.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';
import { knownBrowserOf } from '../security/devices.service.ts';
import { passwordChangedMail } from './auth.mail.ts';
import type { Browser } from './browser.service.ts';
import { findPasswordFaults } from './password-faults.service.ts';
import { cancelPendingEmail } from './pending-email.service.ts';
import { closeOtherSessions, deleteResets, recordSudo, renewSession } from './session.repository.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { findUser, setPassword } from './users.repository.ts';

/**
 * The audit log has each wrong password. Other sessions, all access tokens and a request for another e-mail address end,
 * and a mail tells the member. Returns the new session cookie. @throws AppError `validation_failed` with `wrong_password`,
 * `same_as_before`, `same_as_email`, `contains_name` or `common_password`, or `too_many_requests`.
 */
export async function updatePassword(
  needs: Pick<Services, 'config' | 'database' | 'now'>,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  { current_password, password }: UpdatePasswordBody,
  browser: Omit<Browser, 'token'>,
): Promise<string> {
  const { config, database, now } = needs;
  const { queries } = database;
  const knownBrowser = await knownBrowserOf(queries, { id: user_id }, browser);
  const attempt = { kind: 'sudo', target: user_id, ip: browser.ip, knownBrowser } as const;
  const faults: FieldErrors = {};
  const user = await limitAttempt(queries, attempt, now(), async () => {
    const found = await findUser(queries, 'id', user_id);
    if (!found) throw new AppError('unauthenticated');
    const ofPassword: FieldError[] = [
      ...(password === current_password ? [{ code: 'same_as_before' } as const] : []),
      ...(password.toLowerCase() === found.email.toLowerCase() ? [{ code: 'same_as_email' } as const] : []),
      ...(await findPasswordFaults(needs, password, found)),
    ];
    if (ofPassword.length > 0) faults['password'] = ofPassword;
    if (await isPassword(found.password_hash, current_password, { lane: 'member', id: user_id }))
      return found;
    await recordFailure(needs, 'confirmation_failed', user_id, browser);
    throw new AppError('validation_failed', {
      errors: { current_password: [{ code: 'wrong_password' }], ...faults },
    });
  });
  if (faults['password']) throw new AppError('validation_failed', { errors: faults });
  const password_hash = await hashPassword(password, user_id);
  return inTransaction(queries, async (transaction) => {
    await setPassword(transaction, user, password_hash);
    const token = await renewSession(transaction, session_id, now());
    // The session may have ended meanwhile, because the member has just ended all sessions of a thief.
    if (token === undefined) throw new AppError('unauthenticated');
    await recordSudo(transaction, session_id, now());
    await closeOtherSessions(transaction, user_id, token, now());
    await deleteResets(transaction, user_id);
    await writeAudit(transaction, {
      action: 'password_changed',
      happened_at: now(),
      user_id,
      details: originDetails(browser),
    });
    const cancelledEmail = await cancelPendingEmail(transaction, user_id, now());
    const revokedTokens = await revokeAccessTokensOf(transaction, user_id, { now: now() });
    const mail = {
      ...passwordChangedMail(config, { ...user, way: 'changed', cancelledEmail, revokedTokens }),
      dedupe_key: `password_changed:${newId()}`,
    };
    await writeMail(transaction, mail, now());
    return token;
  });
}
