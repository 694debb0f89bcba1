import type { PasskeyAnswer, RequestOptions } from '@mijn/domain/passkeys';
import type { Queries } from '../../platform/database/index.ts';
import type { Services } from '../../capabilities/services.ts';
import type { CallOrigin } from '../../platform/security/audit.ts';
import { AppError, type Caller, isId } from '../../platform/wire/index.ts';
import { type ChallengeScope, refused } from '../passkeys/challenges.service.ts';
import { type Proof, type Proven, redeemProof, startProof } from '../passkeys/passkey-proof.service.ts';
import { knownBrowserOf } from '../account-security/devices.service.ts';
import type { Browser } from './browser.service.ts';
import { endHoldByPasskey, endPassedHold } from './hold-end.service.ts';
import { isAccountHeld } from './hold.service.ts';
import { lockAccount } from './lock-account.service.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { closeSession, confirmSession, openSession, recordSudo } from './session.repository.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

/** What the member of a session proves with a passkey. */
type SessionPurpose = 'second_factor' | 'sudo';

function loginScope({ token }: Pick<Browser, 'token'>): ChallengeScope {
  // The anti-forgery check has refused calls without the cookie.
  if (token === undefined) throw new AppError('csrf_token_mismatch');
  return { purpose: 'login', holder: token };
}

const scopeOf = (purpose: SessionPurpose, { session_id }: Caller): ChallengeScope => ({
  purpose,
  holder: session_id,
});

/** Redeems a proof, and records in the audit log if it was refused. */
async function redeemRecorded<T>(
  needs: Needs,
  proof: Proof,
  { user_id, origin }: { user_id: string | null; origin: CallOrigin },
  change: (transaction: Queries, proven: Proven) => Promise<T>,
): Promise<T> {
  try {
    return await redeemProof(needs, proof, change);
  } catch (error) {
    if (error instanceof AppError && error.code === 'passkey_refused') {
      await recordFailure(needs, 'passkey_failed', user_id, origin);
    }
    throw error;
  }
}

/** Returns the options for a login with any passkey that the browser has for the portal. */
export async function startPasskeyLogin(
  needs: Needs,
  browser: Pick<Browser, 'token'>,
): Promise<RequestOptions> {
  return startProof(needs, loginScope(browser), null);
}

/**
 * Opens a session for the user of a passkey, and closes the previous session of the browser. The device has
 * verified the user, so this counts as both factors. It does not while the account is held, because it is no proof of the mailbox.
 * @returns The value of the new session cookie.
 * @throws AppError `passkey_refused`, or `too_many_requests`.
 */
export async function loginWithPasskey(
  needs: Needs,
  answer: PasskeyAnswer,
  { token, ...origin }: Browser,
): Promise<string> {
  const handle = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString();
  const knownBrowser = isId(handle)
    ? await knownBrowserOf(needs.database.queries, { id: handle }, origin)
    : undefined;
  const attempt = { kind: 'passkey', target: answer.id, ip: origin.ip, knownBrowser } as const;
  const proof = { scope: loginScope({ token }), attempt, answer };
  return redeemRecorded(needs, proof, { user_id: null, origin }, async (transaction, { user_id }) => {
    if (handle !== user_id) throw refused();
    const now = needs.now();
    await endPassedHold(transaction, needs, user_id);
    if (await isAccountHeld(transaction, user_id, now)) throw refused();
    await closeSession(transaction, token, now);
    return openSession(transaction, {
      user_id,
      now,
      two_factor_at: now,
      user_agent: origin.user_agent,
      place: origin.place,
    });
  });
}

/** Returns the options with which the member of a session proves something with one of the own passkeys. */
export async function startOwnProof(
  needs: Needs,
  caller: Caller,
  purpose: SessionPurpose,
): Promise<RequestOptions> {
  return startProof(needs, scopeOf(purpose, caller), caller.user_id);
}

/** Redeems a proof by the member of a session. The limit is shared with codes and passwords. */
async function redeemOwnProof<T>(
  needs: Needs,
  caller: Caller,
  {
    purpose,
    answer,
    origin,
    knownBrowser,
  }: {
    purpose: SessionPurpose;
    answer: PasskeyAnswer;
    origin: CallOrigin;
    knownBrowser?: Buffer | undefined;
  },
  change: (transaction: Queries, passkeyId: string) => Promise<T>,
): Promise<T> {
  const kind = purpose === 'second_factor' ? 'two_factor' : 'sudo';
  const attempt = { kind, target: caller.user_id, ip: origin.ip, knownBrowser } as const;
  const proof = { scope: scopeOf(purpose, caller), attempt, answer };
  const { user_id } = caller;
  return redeemRecorded(needs, proof, { user_id, origin }, async (transaction, proven) => {
    if (proven.user_id !== user_id) throw refused();
    return change(transaction, proven.passkey_id);
  });
}

/**
 * Confirms the second factor of a session with a passkey, which ends the hold of the account.
 * @returns The new value of the session cookie.
 * @throws AppError `passkey_refused`, `reset_required`, `too_many_requests`, or `unauthenticated` if the session ended meanwhile.
 */
export async function confirmWithPasskey(
  needs: Needs,
  caller: Caller,
  answer: PasskeyAnswer,
  origin: Omit<Browser, 'token'>,
): Promise<string> {
  const knownBrowser = await knownBrowserOf(needs.database.queries, { id: caller.user_id }, origin);
  const proof = { purpose: 'second_factor', answer, origin, knownBrowser } as const;
  return redeemOwnProof(needs, caller, proof, async (transaction, passkey_id) => {
    await lockAccount(transaction, caller);
    await endHoldByPasskey(transaction, needs, { user_id: caller.user_id, passkey_id });
    return confirmSession(transaction, caller.session_id, needs.now());
  });
}

/**
 * Lets a session change how the member signs in, for `SUDO_MS`.
 * @throws AppError `passkey_refused`, `reset_required`, or `too_many_requests`.
 */
export async function sudoWithPasskey(
  needs: Needs,
  caller: Caller,
  answer: PasskeyAnswer,
  origin: Omit<Browser, 'token'>,
): Promise<void> {
  const knownBrowser = await knownBrowserOf(needs.database.queries, { id: caller.user_id }, origin);
  const proof = { purpose: 'sudo', answer, origin, knownBrowser } as const;
  await redeemOwnProof(needs, caller, proof, async (transaction) =>
    recordSudo(transaction, caller.session_id, needs.now()),
  );
}
