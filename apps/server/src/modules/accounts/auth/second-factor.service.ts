import { TOTP_DIGITS, TOTP_DRIFT_STEPS, TOTP_PERIOD_S } from '@mijn/domain/limits';
import { Secret, TOTP } from 'otpauth';
import type { Queries } from '../../../platform/database/index.ts';
import type { Attempt } from '../../../platform/security/attempt-limits.ts';
import { limitAttempt, limitProof } from '../../../platform/security/attempts.ts';
import { latestStored } from '../../../platform/security/clock.ts';
import { hashHyphenatedCode, hashRecoveryCode } from '../../../platform/security/digest.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { openTotp } from './totp-secret.service.ts';
import { findUser, hasRecoveryCode, redeemRecoveryCode, redeemTotpStep } from './users.repository.ts';

type Needs = Pick<Foundation, 'now' | 'secret'>;

export const invalidCode = (): AppError =>
  new AppError('validation_failed', { errors: { code: [{ code: 'invalid_code' }] } });

export const isInvalidCode = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'validation_failed';

const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/gu, '');

const isAppCode = (typed: string): boolean => /^\d{6}$/u.test(withoutSpaces(typed));

const hashesOf = (userId: string, typed: string): Buffer[] => {
  const code = withoutSpaces(typed);
  return [hashRecoveryCode(userId, code), hashHyphenatedCode(userId, code)];
};

/** Returns undefined for a wrong code (RFC 6238). */
export function stepOf(base32: string, typed: string, now: Date): number | undefined {
  const code = withoutSpaces(typed);
  if (!isAppCode(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(base32), digits: TOTP_DIGITS, period: TOTP_PERIOD_S });
  const timestamp = now.getTime();
  const drift = totp.validate({ token: code, window: TOTP_DRIFT_STEPS, timestamp });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}

async function redeemTotp(
  queries: Queries,
  userId: string,
  code: string,
  { now, secret }: Needs,
): Promise<boolean> {
  const user = await findUser(queries, 'id', userId);
  const base32 = user?.totp_secret ? openTotp(secret, userId, user.totp_secret) : undefined;
  const step = base32 === undefined ? undefined : stepOf(base32, code, now());
  if (step === undefined) return false;
  const latest = Math.ceil(latestStored(now()).getTime() / (TOTP_PERIOD_S * 1000)) + TOTP_DRIFT_STEPS;
  return redeemTotpStep(queries, userId, { step, latest });
}

/** Each code works once (docs/product.md#second-factor). Returns undefined for a wrong code. */
export async function redeemCode(
  queries: Queries,
  userId: string,
  typed: string,
  needs: Needs,
): Promise<'app' | 'recovery_code' | undefined> {
  const now = needs.now();
  const code = withoutSpaces(typed);
  if (isAppCode(code)) return (await redeemTotp(queries, userId, code, needs)) ? 'app' : undefined;
  if (!(await redeemRecoveryCode(queries, userId, hashesOf(userId, code), now))) return undefined;
  await writeAudit(queries, { action: 'recovery_code_used', happened_at: now, user_id: userId, details: {} });
  return 'recovery_code';
}

/**
 * Limits the guesses of a code of the app. A recovery code proves itself, so it is looked at first, without a lock of the
 * account. @throws AppError `validation_failed` with `invalid_code`, `reset_required`, `too_many_requests`, or as `check`.
 */
export async function limitCode<T>(
  { database: { queries }, now }: Pick<Foundation, 'database' | 'now'>,
  attempt: Attempt,
  { user_id, code }: { user_id: string; code: string },
  check: () => Promise<T>,
): Promise<T> {
  if (isAppCode(code)) return limitAttempt(queries, attempt, now(), check);
  return limitProof(queries, { kind: 'recovery_code', ip: attempt.ip }, now(), async () => {
    if (!(await hasRecoveryCode(queries, user_id, hashesOf(user_id, code)))) throw invalidCode();
    return check();
  });
}
