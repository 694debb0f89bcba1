import { TOTP_DIGITS, TOTP_DRIFT_STEPS, TOTP_PERIOD_S } from '@mijn/domain/limits';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { inTransaction, recoveryCodes, users, type Queries } from '../../database/index.ts';
import { countAttempt } from '../../security/attempts.ts';
import { hashRecoveryCode } from '../../security/recovery-code.ts';
import type { Services } from '../../services.ts';
import { AppError, type Caller } from '../../wire/index.ts';
import { confirmSession } from './session.repository.ts';

/** The time step that a code belongs to; undefined for a wrong code. */
function stepOf(base32: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(base32), digits: TOTP_DIGITS, period: TOTP_PERIOD_S });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, window: TOTP_DRIFT_STEPS, timestamp });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}

/** A code is accepted once: of two calls with the same one, the second changes no row. */
async function useTotp(queries: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  const [user] = await queries.select({ secret: users.totp_secret }).from(users).where(eq(users.id, userId));
  const step = user?.secret ? stepOf(user.secret, code, now) : undefined;
  if (step === undefined) return false;
  const isNewer = or(isNull(users.totp_last_step), lt(users.totp_last_step, step));
  const { rowCount } = await queries
    .update(users)
    .set({ totp_last_step: step })
    .where(and(eq(users.id, userId), isNewer));
  return rowCount === 1;
}

async function useRecoveryCode(queries: Queries, userId: string, code: string, now: Date): Promise<boolean> {
  const { rowCount } = await queries
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(recoveryCodes.user_id, userId),
        eq(recoveryCodes.code_hash, hashRecoveryCode(userId, code)),
        isNull(recoveryCodes.used_at),
      ),
    );
  return rowCount === 1;
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
  const use = /^\d{6}$/u.test(code) ? useTotp : useRecoveryCode;
  const token = await inTransaction(queries, async (transaction) => {
    if (!(await use(transaction, user_id, code, now()))) {
      throw new AppError('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } });
    }
    return confirmSession(transaction, session_id, now());
  });
  await takeBack();
  return token;
}
