import { randomInt } from 'node:crypto';
import type { TwoFactor, TwoFactorSetup } from '@mijn/domain/security';
import { RECOVERY_CODES, TOTP_DIGITS, TOTP_PERIOD_S, TOTP_SETUP_MS } from '@mijn/domain/limits';
import { Secret, TOTP } from 'otpauth';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import type { Attempt } from '../../../platform/security/attempt-limits.ts';
import { limitAttempt } from '../../../platform/security/attempts.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { hashRecoveryCode } from '../../../platform/security/digest.ts';
import { isPassword } from '../../../platform/security/passwords.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { confirmSession, lockAccount, lockUser } from '../../../platform/security/account.ts';
import { requireOtherFactor } from '../../../platform/security/other-factor.ts';
import { removeAllPasskeys } from '../passkeys/passkeys.service.ts';
import { knownBrowserOf } from '../security/devices.service.ts';
import type { Browser } from './browser.service.ts';
import { invalidCode, redeemCode, stepOf } from './second-factor.service.ts';
import { closeOtherSessions } from './session.repository.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { findUser } from './users.repository.ts';
import { factorRemovedMail, type TwoFactorChange, twoFactorMail } from './two-factor.mail.ts';
import * as repository from './two-factor.repository.ts';
import { isSecondFactorRequired } from './second-factor-requirement.service.ts';
import { openTotp, sealTotp } from './totp-secret.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;
type Member = Receiver & { id: string };

/** The characters of recovery codes, without those that look like another one. */
const CODE_CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_GROUPS = 3;
const CODE_GROUP_LENGTH = 4;

/** Returns a recovery code of 59 bits, such as `k7wm-3xqa-9tre`. */
function newRecoveryCode(): string {
  const character = () => CODE_CHARACTERS.charAt(randomInt(CODE_CHARACTERS.length));
  const group = () => Array.from({ length: CODE_GROUP_LENGTH }, character).join('');
  return Array.from({ length: CODE_GROUPS }, group).join('-');
}

async function createRecoveryCodes(queries: Queries, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await repository.replaceRecoveryCodes(queries, userId, hashes);
  return codes;
}

async function mailChange(
  queries: Queries,
  { config, now }: Pick<Needs, 'config' | 'now'>,
  member: Member,
  change: TwoFactorChange,
): Promise<void> {
  const mail = twoFactorMail(config, { member, change, now: now() });
  const dedupe_key = `${change}:${member.id}:${now().toISOString()}`;
  await writeMail(queries, { ...mail, dedupe_key }, now());
}

async function recordChange(
  queries: Queries,
  needs: Needs,
  member: Member,
  action: TwoFactorChange,
): Promise<void> {
  await writeAudit(queries, { action, happened_at: needs.now(), user_id: member.id, details: {} });
  await mailChange(queries, needs, member, action);
}

export async function getTwoFactor({ database }: Needs, caller: Caller): Promise<TwoFactor> {
  const left = await repository.countRecoveryCodes(database.queries, caller.user_id);
  const { has_two_factor, required_second_factor } = caller;
  return {
    is_enabled: has_two_factor,
    recovery_codes_left: has_two_factor ? left : 0,
    ...(required_second_factor && { required_from: required_second_factor.required_from.toISOString() }),
  };
}

function requireState({ has_two_factor }: Caller, isEnabled: boolean): void {
  if (has_two_factor !== isEnabled) throw new AppError('conflict');
}

/**
 * The secret counts after `enableTwoFactor`, and replaces an earlier one. @throws AppError `conflict` if the factor is on.
 */
export async function startTwoFactor(
  { config, database, now, secret: serverSecret }: Needs,
  caller: Caller,
): Promise<TwoFactorSetup> {
  requireState(caller, false);
  const secret = new Secret({ size: 20 });
  await repository.saveSetup(database.queries, {
    user_id: caller.user_id,
    secret: sealTotp(serverSecret, caller.user_id, secret.base32),
    created_at: now(),
  });
  const totp = new TOTP({
    secret,
    issuer: config.brand.portal_name,
    label: caller.email,
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD_S,
  });
  return { secret: secret.base32, address: totp.toString() };
}

/** Attempts count apart for a browser with which the member signed in before. */
async function codeAttemptOf(
  { database }: Needs,
  { user_id }: Caller,
  browser: Omit<Browser, 'token'>,
): Promise<Attempt> {
  const knownBrowser = await knownBrowserOf(database.queries, { id: user_id }, browser);
  return { kind: 'two_factor', target: user_id, ip: browser.ip, knownBrowser };
}

async function enable(
  transaction: Queries,
  needs: Needs,
  caller: Caller,
  code: string,
): Promise<{ codes: string[]; token: string }> {
  const { now } = needs;
  const { user_id, session_id } = caller;
  const member = await lockAccount(transaction, caller);
  const stored = await repository.findSetup(transaction, user_id, new Date(now().getTime() - TOTP_SETUP_MS));
  const base32 = stored === undefined ? undefined : openTotp(needs.secret, user_id, stored);
  const step = base32 === undefined ? undefined : stepOf(base32, code, now());
  if (base32 === undefined || step === undefined) throw invalidCode();
  const secret = sealTotp(needs.secret, user_id, base32);
  if (!(await repository.setTotp(transaction, user_id, { secret, step }))) throw new AppError('conflict');
  const codes = await createRecoveryCodes(transaction, user_id);
  await recordChange(transaction, needs, member, 'two_factor_enabled');
  return { codes, token: await confirmSession(transaction, session_id, now()) };
}

/**
 * Sessions in other browsers have to give a code before their next call. Returns the recovery codes and the new cookie.
 * @throws AppError `conflict` if the factor is on, `validation_failed` with `invalid_code`, `reset_required`, or
 * `too_many_requests`.
 */
export async function enableTwoFactor(
  needs: Needs,
  caller: Caller,
  code: string,
  browser: Omit<Browser, 'token'>,
): Promise<{ codes: string[]; token: string }> {
  requireState(caller, false);
  const { queries } = needs.database;
  const attempt = await codeAttemptOf(needs, caller, browser);
  return limitAttempt(queries, attempt, needs.now(), async () =>
    inTransaction(queries, async (transaction) => enable(transaction, needs, caller, code)),
  );
}

/**
 * The audit log has each wrong password and code. @throws AppError `last_second_factor` if the factor is required,
 * `validation_failed` with `wrong_password` or `invalid_code`, `reset_required`, or `too_many_requests`.
 */
export async function disableTwoFactor(
  needs: Needs,
  caller: Caller,
  { password, code }: { password: string; code: string },
  browser: Omit<Browser, 'token'>,
): Promise<void> {
  requireState(caller, true);
  const { database, now } = needs;
  const { user_id } = caller;
  const { queries } = database;
  await requireOtherFactor(queries, caller, { isTotpCounted: false });
  const attempt = await codeAttemptOf(needs, caller, browser);
  await limitAttempt(queries, attempt, now(), async () => {
    const user = await findUser(queries, 'id', user_id);
    if (!(await isPassword(user?.password_hash ?? null, password, { lane: 'member', id: user_id }))) {
      await recordFailure(needs, 'confirmation_failed', user_id, browser);
      throw new AppError('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } });
    }
    const isOff = await inTransaction(queries, async (transaction) => {
      const member = await lockAccount(transaction, caller);
      await requireOtherFactor(transaction, caller, { isTotpCounted: false });
      if (!(await redeemCode(transaction, user_id, code, needs))) return false;
      await repository.removeTotp(transaction, user_id);
      await recordChange(transaction, needs, member, 'two_factor_disabled');
      return true;
    });
    if (isOff) return;
    await recordFailure(needs, 'second_factor_failed', user_id, browser);
    throw invalidCode();
  });
}

/**
 * For a member who lost the app and the recovery codes. Ends the sessions, and mails the member. @param reason how the
 * operator knows the member, for the audit log. @param options whether passkeys are removed too, because they are asked
 * after the password if a second factor is required. @returns whether there was anything to remove.
 */
export async function removeTwoFactor(
  needs: Pick<Needs, 'config' | 'database' | 'now'>,
  user: Member,
  reason: string,
  options: { passkeys: boolean },
): Promise<boolean> {
  const happened_at = needs.now();
  const details = { by: 'operator', reason } as const;
  return inTransaction(needs.database.queries, async (transaction) => {
    await lockUser(transaction, user.id);
    const isOff = await repository.removeTotp(transaction, user.id);
    const passkeys = options.passkeys
      ? await removeAllPasskeys(transaction, user.id, { happened_at, details })
      : [];
    if (!isOff && passkeys.length === 0) return false;
    await repository.deleteSetup(transaction, user.id);
    await closeOtherSessions(transaction, user.id, undefined, happened_at);
    if (isOff)
      await writeAudit(transaction, {
        action: 'two_factor_disabled',
        happened_at,
        user_id: user.id,
        details,
      });
    const isRequired = await isSecondFactorRequired(transaction, needs, user.id);
    const mail = factorRemovedMail(needs.config, {
      member: user,
      now: happened_at,
      isOff,
      passkeys,
      isRequired,
    });
    const dedupe_key = `two_factor_removed:${user.id}:${happened_at.toISOString()}`;
    await writeMail(transaction, { ...mail, dedupe_key }, happened_at);
    return true;
  });
}

/** The earlier codes stop working. @throws AppError `conflict` if the second factor is off. */
export async function renewRecoveryCodes(needs: Needs, caller: Caller): Promise<string[]> {
  requireState(caller, true);
  return inTransaction(needs.database.queries, async (transaction) => {
    const member = await lockAccount(transaction, caller);
    const codes = await createRecoveryCodes(transaction, caller.user_id);
    await recordChange(transaction, needs, member, 'recovery_codes_renewed');
    return codes;
  });
}
