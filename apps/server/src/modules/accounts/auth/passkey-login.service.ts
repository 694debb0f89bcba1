import type { PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';
import type { Queries } from '../../../platform/database/index.ts';
import type { Services } from '../../../capabilities/services.ts';
import type { CallOrigin } from '../../../platform/security/audit.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { confirmSession, lockAccount, lockUser } from '../../../platform/security/account.ts';
import { type ChallengeScope, refused } from '../passkeys/challenges.service.ts';
import { type Proof, type Proven, redeemProof, startProof } from '../passkeys/passkey-proof.service.ts';
import type { Browser } from './browser.service.ts';
import { endHoldByPasskey, endPassedHold } from './hold-end.service.ts';
import { isAccountHeld } from './hold.service.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { closeSession, openSession, recordSudo } from './session.repository.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

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

export async function startPasskeyLogin(
  needs: Needs,
  browser: Pick<Browser, 'token'>,
): Promise<RequestOptions> {
  return startProof(needs, loginScope(browser), null);
}

/**
 * The device has verified the user, so a passkey counts as both factors, except for a held account, because a passkey is no
 * proof of the mailbox. Closes the previous session. Returns the new session cookie. @throws AppError `passkey_refused`, or
 * `too_many_requests`.
 */
export async function loginWithPasskey(
  needs: Needs,
  response: PasskeyResponse,
  { token, ...origin }: Browser,
): Promise<string> {
  const handle = Buffer.from(response.response.userHandle ?? '', 'base64url').toString();
  const proof = { scope: loginScope({ token }), ip: origin.ip, response };
  return redeemRecorded(needs, proof, { user_id: null, origin }, async (transaction, { user_id }) => {
    if (handle !== user_id) throw refused();
    const now = needs.now();
    await endPassedHold(transaction, needs, user_id);
    const user = await lockUser(transaction, user_id);
    if (!user || user.disabled_at || (await isAccountHeld(transaction, user_id, now))) throw refused();
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

export async function startOwnProof(
  needs: Needs,
  caller: Caller,
  purpose: SessionPurpose,
): Promise<RequestOptions> {
  return startProof(needs, scopeOf(purpose, caller), caller.user_id);
}

async function redeemOwnProof<T>(
  needs: Needs,
  caller: Caller,
  { purpose, response, origin }: { purpose: SessionPurpose; response: PasskeyResponse; origin: CallOrigin },
  change: (transaction: Queries, passkeyId: string) => Promise<T>,
): Promise<T> {
  const proof = { scope: scopeOf(purpose, caller), ip: origin.ip, response };
  const { user_id } = caller;
  return redeemRecorded(needs, proof, { user_id, origin }, async (transaction, proven) => {
    if (proven.user_id !== user_id) throw refused();
    return change(transaction, proven.passkey_id);
  });
}

/**
 * Ends the hold of the account. Returns the new session cookie. @throws AppError `passkey_refused`,
 * `too_many_requests`, or `unauthenticated` if the session ended meanwhile.
 */
export async function confirmWithPasskey(
  needs: Needs,
  caller: Caller,
  response: PasskeyResponse,
  origin: Omit<Browser, 'token'>,
): Promise<string> {
  const proof = { purpose: 'second_factor', response, origin } as const;
  return redeemOwnProof(needs, caller, proof, async (transaction, passkey_id) => {
    await lockAccount(transaction, caller);
    await endHoldByPasskey(transaction, needs, { user_id: caller.user_id, passkey_id });
    return confirmSession(transaction, caller.session_id, needs.now());
  });
}

/** The proof lasts `SUDO_MS`. @throws AppError `passkey_refused`, or `too_many_requests`. */
export async function sudoWithPasskey(
  needs: Needs,
  caller: Caller,
  response: PasskeyResponse,
  origin: Omit<Browser, 'token'>,
): Promise<void> {
  const proof = { purpose: 'sudo', response, origin } as const;
  await redeemOwnProof(needs, caller, proof, async (transaction) =>
    recordSudo(transaction, caller.session_id, needs.now()),
  );
}
