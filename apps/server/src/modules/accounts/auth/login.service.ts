import type { Association } from '@mijn/domain/associations';
import type { AuthUser, LoginBody } from '@mijn/domain/auth';
import { type Database, inTransaction, type Queries } from '../../../platform/database/index.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { keepMembershipsOfPage } from '../../../platform/plugins/load-caller.ts';
import { findUser, listAssociations, lockPassword } from './users.repository.ts';
import { clientOf } from '../../../platform/security/client-networks.ts';
import type { Holder } from '../../../platform/security/hash-line.ts';
import { limitAttempt } from '../../../platform/security/attempts.ts';
import { isPassword, requirePlace } from '../../../platform/security/passwords.ts';
import { mustSetUp } from '../../../platform/security/required-second-factor.ts';
import type { Services } from '../../../capabilities/services.ts';
import { confirmSession, lockAccount } from '../../../platform/security/account.ts';
import type { Browser } from './browser.service.ts';
import { knownBrowserOf } from '../security/devices.service.ts';
import { closeSession, openSession } from './session.repository.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { invalidCode, isInvalidCode, limitCode } from './second-factor.service.ts';
import { endPassedHold, redeemSignInCode } from './hold-end.service.ts';

async function readAssociations(database: Database, { user_id }: Caller): Promise<Association[]> {
  const associations = await listAssociations(database, user_id);
  keepMembershipsOfPage(
    database,
    associations.map(({ id, is_board, is_invoice_check, is_invoice_check_copy }) => ({
      association_id: id,
      is_board,
      is_invoice_check,
      is_invoice_check_copy,
    })),
  );
  return associations;
}

/** Has no associations before the second factor is complete (docs/product.md#second-factor), and only that of a token. */
export async function authUserOf(database: Database, caller: Caller, now: Date): Promise<AuthUser> {
  const { is_authenticated, impersonator, access_token, has_two_factor } = caller;
  const mayEnter = is_authenticated && !mustSetUp(caller);
  const required = access_token ? null : caller.required_second_factor;
  const isPasskeyOnly = !is_authenticated && !has_two_factor && (required?.has_passkey ?? false);
  const isReached = (id: string) =>
    !access_token || access_token.association_id === null || access_token.association_id === id;
  const last = caller.last_active_association_id;
  const hold = is_authenticated ? null : caller.hold;
  return {
    id: caller.user_id,
    ...(!access_token && { session_id: caller.session_id }),
    email: caller.email,
    name: caller.name,
    associations: mayEnter
      ? (await readAssociations(database, caller)).filter(({ id }) => isReached(id))
      : [],
    last_active_association_id: mayEnter && last !== null && isReached(last) ? last : null,
    owner: mayEnter && caller.owner_id !== null ? { id: caller.owner_id } : null,
    two_factor_auth: {
      enabled: has_two_factor || hold !== null || isPasskeyOnly,
      authenticated: is_authenticated,
      ...(hold && { held_until: hold.ends_at?.toISOString() ?? null }),
      ...(isPasskeyOnly && !hold && { is_passkey_only: true }),
      ...(required &&
        !has_two_factor &&
        !required.has_passkey && {
          set_up: { required_from: required.required_from.toISOString(), is_due: required.is_due },
        }),
    },
    session_ends_in_s: Math.max(0, Math.ceil((caller.expires_at.getTime() - now.getTime()) / 1000)),
    impersonation: impersonator && {
      staff_name: impersonator.staff_name,
      ends_at: caller.expires_at.toISOString(),
      is_read_only: impersonator.is_read_only,
    },
  };
}

/**
 * Closes the previous session. Returns the new session cookie. @throws AppError `invalid_credentials`, `reset_required`,
 * `too_many_requests`, or `unavailable`, which does not count as an attempt.
 */
export async function login(
  needs: Services,
  { email, password }: LoginBody,
  { token, ...browser }: Browser,
): Promise<string> {
  const { database, now } = needs;
  const { queries } = database;
  const knownBrowser = await knownBrowserOf(queries, { email }, browser);
  const holder: Holder = knownBrowser
    ? { lane: 'member', id: email.toLowerCase() }
    : { lane: 'stranger', id: clientOf(browser.ip) };
  await requirePlace(holder);
  const attempt = { kind: 'login', target: email, ip: browser.ip, knownBrowser } as const;
  const user = await limitAttempt(queries, attempt, now(), async () => {
    const found = await findUser(queries, 'email', email);
    const hash = found?.disabled_at ? null : (found?.password_hash ?? null);
    const isRight = await isPassword(hash, password, holder);
    if (found && isRight) return found;
    await recordFailure(needs, 'sign_in_failed', found?.id ?? null, browser);
    throw new AppError('invalid_credentials');
  });
  return inTransaction(queries, async (transaction) => {
    await endPassedHold(transaction, needs, user.id);
    // The password may have changed since it was verified, which ends all sessions but not this one.
    if (!(await lockPassword(transaction, user))) throw new AppError('invalid_credentials');
    await closeSession(transaction, token, now());
    const { user_agent, place } = browser;
    return openSession(transaction, { user_id: user.id, now: now(), user_agent, place });
  });
}

/**
 * Takes a code of the app or a recovery code (docs/product.md#second-factor), and ends the hold. Returns the new cookie.
 * @throws AppError `validation_failed` with `invalid_code`, `reset_required`, `too_many_requests`, or `unauthenticated` if
 * the session ended meanwhile.
 */
export async function confirmTwoFactor(
  needs: Services,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  typed: string,
  browser: Omit<Browser, 'token'>,
): Promise<string> {
  const { database, now } = needs;
  const { queries } = database;
  const knownBrowser = await knownBrowserOf(queries, { id: user_id }, browser);
  const attempt = { kind: 'two_factor', target: user_id, ip: browser.ip, knownBrowser } as const;
  const confirm = async (transaction: Queries): Promise<string> => {
    await lockAccount(transaction, { user_id, session_id });
    if (!(await redeemSignInCode(transaction, user_id, typed, needs))) throw invalidCode();
    return confirmSession(transaction, session_id, now());
  };
  try {
    return await limitCode(needs, attempt, { user_id, code: typed }, () => inTransaction(queries, confirm));
  } catch (error) {
    if (isInvalidCode(error)) await recordFailure(needs, 'second_factor_failed', user_id, browser);
    throw error;
  }
}
