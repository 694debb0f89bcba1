import { SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import type { Queries } from '../../platform/database/index.ts';
import { hasPasskey, suspendPasskeysSince } from '../passkeys/passkeys.service.ts';
import * as repository from './hold.repository.ts';
import { deleteSetup, findChangesSince, hasTotp } from './two-factor.repository.ts';

/** What an undone change of the e-mail address suspended, and who has to wait for how long (docs/decisions/0220). */
export interface Held {
  hold: repository.SignInHold;
  isTwoFactorSuspended: boolean;
  areCodesSuspended: boolean;
  /** The names of the suspended passkeys. */
  passkeys: readonly string[];
  /** Whether waiting lets somebody in without a factor: not with an older second factor, which stays on. */
  isOpenAfterWait: boolean;
  /** Whether the account has a factor that stops the waiting. */
  canStop: boolean;
}

interface Undo {
  user_id: string;
  old_email: string;
  /** The addresses with which the member can't sign in any more. */
  new_emails: string[];
  /** Whether the undo changes the address with which the member signs in. */
  isChanged: boolean;
  /** Whether the member has the old address again. */
  is_restored: boolean;
}

/**
 * Suspends what was added to the factors of a user since a time, because somebody else may have added it, and holds the account:
 * the password alone does not sign in before the hold ends. A secret of an app that waits for its code ends. The caller has
 * locked the user.
 * @returns The hold; undefined if nothing is suspended and the address stays the same, because whoever reads its mails then gets
 * no more than a new password by mail gives.
 */
export async function holdAccount(
  queries: Queries,
  { user_id, old_email, new_emails, isChanged, is_restored }: Undo,
  { since, now }: { since: Date; now: Date },
): Promise<Held | undefined> {
  await deleteSetup(queries, user_id);
  const kinds = ['two_factor_enabled', 'recovery_codes_renewed'] as const;
  const changes = await findChangesSince(queries, user_id, kinds, since);
  const isTwoFactorOn = await hasTotp(queries, user_id);
  const passkeys = await suspendPasskeysSince(queries, user_id, { since, now });
  const isTwoFactorSuspended = isTwoFactorOn && changes.has('two_factor_enabled');
  const areCodesSuspended = isTwoFactorOn && changes.has('recovery_codes_renewed');
  const isSuspended = isTwoFactorSuspended || areCodesSuspended || passkeys.length > 0;
  const isHeld = (await repository.findHold(queries, user_id)) !== undefined;
  if (!isChanged && !isSuspended && !isHeld) return undefined;
  const hold = await repository.saveHold(queries, {
    user_id,
    id: newId(),
    began_at: now,
    ends_at: is_restored ? new Date(now.getTime() + SIGN_IN_HOLD_MS) : null,
    old_email,
    new_emails,
    is_provider_only: !is_restored,
    has_suspended_totp: isTwoFactorSuspended,
    has_suspended_codes: areCodesSuspended,
  });
  const isOpenAfterWait = hold.ends_at !== null && (!isTwoFactorOn || hold.has_suspended_totp);
  return {
    hold,
    isTwoFactorSuspended,
    areCodesSuspended,
    passkeys,
    isOpenAfterWait,
    canStop: isOpenAfterWait && (isTwoFactorOn || (await hasPasskey(queries, user_id))),
  };
}

/** Returns whether an account is held. */
export async function isAccountHeld(queries: Queries, userId: string, now: Date): Promise<boolean> {
  const hold = await repository.findHold(queries, userId);
  return hold !== undefined && (hold.ends_at === null || hold.ends_at > now);
}
