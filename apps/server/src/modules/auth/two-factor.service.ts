import { TOTP_DIGITS, TOTP_DRIFT_STEPS, TOTP_PERIOD_S } from '@mijn/domain/limits';
import { Secret, TOTP } from 'otpauth';
import { inTransaction, type Queries } from '../../database/index.ts';
import { countAttempt } from '../../security/attempts.ts';
import { hashRecoveryCode } from '../../security/recovery-code.ts';
import type { Services } from '../../services.ts';
import { AppError, type Caller } from '../../wire/index.ts';
import { confirmSession } from './session.repository.ts';
import { findUser, redeemRecoveryCode, redeemTotpStep } from './users.repository.ts';

/** The time step that a code belongs to; undefined for a wrong code. */
function stepOf(base32: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(base32), digits: TOTP_DIGITS, period: TOTP_PERIOD_S });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, window: TOTP_DRIFT_STEPS, timestamp });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}

async function redeemTotp(queries: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  const user = await findUser(queries, 'id', userId);
  const step = user?.totp_secret ? stepOf(user.totp_secret, code, now) : undefined;
  return step !== undefined && redeemTotpStep(queries, userId, step);
}

/**
 * Confirms a session with a code of the authenticator app or a recovery code (decisions §3).
 * @returns the value of the session's new cookie.
 * @throws AppError `validation_failed` with `invalid_code`, or `too_many_requests`.
 */
export async function confirmTwoFactor(
  { database: { queries }, now }: Services,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  typed: string,
  ip: string,
): Promise<string> {
  const takeBack = await countAttempt(queries, { kind: 'two_factor', target: user_id, ip }, now());
  const code = typed.replaceAll(/\s/gu, '');
  const isTotp = /^\d{6}$/u.test(code);
  const token = await inTransaction(queries, async (transaction) => {
    const isRight = isTotp
      ? await redeemTotp(transaction, user_id, code, now())
      : await redeemRecoveryCode(transaction, user_id, hashRecoveryCode(user_id, code), now());
    if (!isRight) {
      throw new AppError('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } });
    }
    return confirmSession(transaction, session_id, now());
  });
  await takeBack();
  return token;
}
