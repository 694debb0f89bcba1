import type { PasskeyResponse, RequestOptions } from '@mijn/domain/passkeys';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { limitProof } from '../../../platform/security/attempts.ts';
import type { Services } from '../../../capabilities/services.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { type ChallengeScope, createChallenge, redeemChallenge, refused } from './challenges.service.ts';
import * as repository from './passkeys.repository.ts';
import { requestOptions, verifyResponse } from './webauthn.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

export interface Proof {
  scope: ChallengeScope;
  /** The address of the client. */
  ip: string;
  response: PasskeyResponse;
}

export interface Proven {
  user_id: string;
  passkey_id: string;
}

/** @param userId the user whose passkeys count, or null for any passkey of the site that the browser has. */
export async function startProof(
  needs: Needs,
  scope: ChallengeScope,
  userId: string | null,
): Promise<RequestOptions> {
  const passkeys = userId === null ? [] : await repository.listPasskeys(needs.database.queries, userId);
  return requestOptions(needs.config, { challenge: createChallenge(needs, scope), passkeys });
}

/**
 * Locks the user for a change in the same transaction. A wrong response uses the challenge up, too. One of a passkey that
 * nobody has writes and locks nothing. @throws AppError `passkey_refused`, or `too_many_requests`.
 */
export async function redeemProof<T>(
  needs: Needs,
  { scope, ip, response }: Proof,
  change: (transaction: Queries, proven: Proven) => Promise<T>,
): Promise<T> {
  const { config, database, now } = needs;
  const { queries } = database;
  return limitProof(queries, { kind: 'passkey', ip }, now(), async () => {
    const holder = await repository.findHolder(queries, response.id);
    if (holder === undefined) throw refused();
    const challenge = await redeemChallenge(needs, scope, response.response.clientDataJSON);
    return inTransaction(queries, async (transaction) => {
      // The user is locked before the passkey, as in every change of how a member signs in.
      await lockUser(transaction, holder);
      const passkey = await repository.lockCredential(transaction, response.id);
      // A suspended passkey counts only after the password, or against whoever reads the old mailbox.
      const countsWhileSuspended = scope.purpose === 'second_factor' || scope.purpose === 'stop_waiting';
      if (!passkey || (passkey.suspended_at && !countsWhileSuspended)) throw refused();
      const counter = await verifyResponse(config, passkey, response, challenge);
      await repository.recordUse(transaction, passkey.id, { counter, last_used_at: now() });
      return change(transaction, { user_id: passkey.user_id, passkey_id: passkey.id });
    });
  });
}
