import { SIGN_IN_HOLD_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import type { Queries } from '../../../platform/database/index.ts';
import { hasPasskey, suspendPasskeysSince } from '../passkeys/passkeys.service.ts';
import * as repository from './hold.repository.ts';
import { deleteSetup, findChangesSince, hasTotp } from './two-factor.repository.ts';

/** The effects of an undone change of the e-mail address (docs/decisions/0220). */
export interface Held {
  hold: repository.SignInHold;
  isTwoFactorSuspended: boolean;
  areCodesSuspended: boolean;
  passkeys: readonly string[];
  /** Whether waiting lets somebody in without a factor, which an older second factor prevents. */
  isOpenAfterWait: boolean;
  canStop: boolean;
}

interface Undo {
  user_id: string;
  old_email: string;
  /** The addresses with which the member can't sign in any more. */
  new_emails: string[];
  isChanged: boolean;
  is_restored: boolean;
}

/**
 * Suspends factors that were added since a time, because somebody else may have added them: the password alone does not
 * sign in before the hold ends. The caller has locked the user. Returns undefined if nothing is suspended and the address
 * stays the same, because whoever reads its mails then gets no more than a new password by mail gives.
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

export async function isAccountHeld(queries: Queries, userId: string, now: Date): Promise<boolean> {
  const hold = await repository.findHold(queries, userId);
  return hold !== undefined && (hold.ends_at === null || hold.ends_at > now);
}
