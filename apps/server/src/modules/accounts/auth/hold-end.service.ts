import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { settleSuspendedPasskeys } from '../passkeys/passkeys.service.ts';
import * as repository from './hold.repository.ts';
import { holdEndedMail, holdOfOtherEndedMail } from './hold.mail.ts';
import { redeemCode } from './second-factor.service.ts';
import { closeOtherSessions } from './session.repository.ts';
import { deleteRecoveryCodes, removeTotp } from './two-factor.repository.ts';

type Needs = Pick<Foundation, 'config' | 'now'>;

/** The operator ends a hold for the address that the member has then. */
type End =
  | { by: 'app' | 'recovery_code' | 'time' }
  | { by: 'passkey'; passkey_id: string }
  | { by: 'operator'; reason: string; isNewAddress: boolean; link?: string };

/** Returns which suspended factors somebody else can't have added, which the end of the hold proves. */
function provenBy(end: End) {
  const isEverything = end.by === 'operator' && end.isNewAddress;
  const isByCode = end.by === 'recovery_code';
  const passkey = end.by === 'passkey' ? { id: end.passkey_id } : undefined;
  return {
    provenPasskeys: isEverything ? ('all' as const) : passkey,
    isTotp: isEverything || isByCode || end.by === 'app',
    areCodes: isEverything || isByCode,
  };
}

/** Returns what was removed, for the mail. */
async function settleFactors(queries: Queries, hold: repository.SignInHold, end: End, now: Date) {
  const { user_id } = hold;
  const { provenPasskeys, isTotp, areCodes } = provenBy(end);
  const isTotpRemoved = hold.has_suspended_totp && !isTotp && (await removeTotp(queries, user_id));
  if (isTotpRemoved) {
    await writeAudit(queries, { action: 'two_factor_disabled', happened_at: now, user_id, details: {} });
  }
  const areCodesRemoved = hold.has_suspended_codes && !areCodes && !isTotpRemoved;
  if (areCodesRemoved) await deleteRecoveryCodes(queries, user_id);
  const passkeys = await settleSuspendedPasskeys(queries, user_id, { proven: provenPasskeys, now });
  return { isTotpRemoved, areCodesRemoved, passkeys };
}

/** Mails all addresses of the hold. The caller has locked the user. */
export async function endHold(
  queries: Queries,
  { config, now }: Needs,
  hold: repository.SignInHold,
  end: End,
) {
  const { user_id, old_email, new_emails } = hold;
  await repository.deleteHold(queries, user_id);
  const removed = await settleFactors(queries, hold, end, now());
  // Somebody who only gave the password before the end has to give it again.
  if (end.by === 'time' || end.by === 'operator')
    await closeOtherSessions(queries, user_id, undefined, now());
  const details = end.by === 'operator' ? { by: end.by, reason: end.reason } : { by: end.by };
  await writeAudit(queries, { action: 'sign_in_hold_ended', happened_at: now(), user_id, details });
  const user = await lockUser(queries, user_id);
  if (!user) return;
  const link = end.by === 'operator' ? end.link : undefined;
  const kind = end.by === 'time' || end.by === 'operator' ? end.by : 'factor';
  // Another account may have the old address now.
  const addresses = new Set(hold.is_provider_only ? new_emails : [old_email, ...new_emails]);
  addresses.delete(user.email);
  const mails = [
    holdEndedMail(config, { member: user, end: kind, removed, link }),
    ...[...addresses].map((recipient) => holdOfOtherEndedMail(config, { recipient })),
  ];
  for (const mail of mails) {
    const dedupe_key = `sign_in_hold_ended:${hold.id}:${mail.recipient}`;
    await writeMail(queries, { ...mail, dedupe_key }, now());
  }
}

/**
 * A right code after the password ends the hold. The caller has locked the user. Returns whether the code is right, and the
 * account is not for the provider alone to open.
 */
export async function redeemSignInCode(
  queries: Queries,
  user_id: string,
  typed: string,
  needs: Pick<Foundation, 'config' | 'now' | 'secret'>,
): Promise<boolean> {
  const hold = await repository.findHold(queries, user_id);
  if (hold?.is_provider_only) return false;
  const by = await redeemCode(queries, user_id, typed, needs);
  if (by && hold) await endHold(queries, needs, hold, { by });
  return by !== undefined;
}

/** The caller has locked the user. @throws AppError `passkey_refused` if the account is for the provider alone to open. */
export async function endHoldByPasskey(
  queries: Queries,
  needs: Needs,
  { user_id, passkey_id }: { user_id: string; passkey_id: string },
): Promise<void> {
  const hold = await repository.findHold(queries, user_id);
  if (hold?.is_provider_only) throw new AppError('passkey_refused');
  if (hold) await endHold(queries, needs, hold, { by: 'passkey', passkey_id });
}

export async function endPassedHold(queries: Queries, needs: Needs, user_id: string): Promise<void> {
  if (!(await repository.findHold(queries, user_id))) return;
  await lockUser(queries, user_id);
  // Another call may have ended the hold before this one had the lock.
  const hold = await repository.findHold(queries, user_id);
  if (hold?.ends_at && hold.ends_at <= needs.now()) await endHold(queries, needs, hold, { by: 'time' });
}

export async function endPassedHolds(needs: Pick<Services, 'config' | 'database' | 'now'>): Promise<void> {
  const { queries } = needs.database;
  await repository.restartFutureHolds(queries, needs.now());
  for (const user_id of await repository.listPassedHolds(queries, needs.now())) {
    await inTransaction(queries, async (transaction) => endPassedHold(transaction, needs, user_id));
  }
}
