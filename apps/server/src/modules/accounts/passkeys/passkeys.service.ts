import { PASSKEYS_MAX } from '@mijn/domain/limits';
import type { CreationOptions, NewPasskey, Passkey } from '@mijn/domain/passkeys';
import { v7 as newId } from 'uuid';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import type { Receiver } from '../../../platform/mail/receiver.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller, orNotFound, type Unserialised } from '../../../platform/wire/index.ts';
import { confirmSession, lockAccount } from '../../../platform/security/account.ts';
import { requireOtherFactor } from '../../../platform/security/other-factor.ts';
import { createChallenge, redeemChallenge, refused } from './challenges.service.ts';
import { type PasskeyChange, passkeyMail } from './passkeys.mail.ts';
import * as repository from './passkeys.repository.ts';
import { creationOptions, verifyNewPasskey } from './webauthn.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

const toWire = ({ id, name, created_at, last_used_at }: repository.PasskeyRow): Unserialised<Passkey> => ({
  id,
  name,
  created_at,
  last_used_at,
});

const scopeOf = ({ session_id }: Caller) => ({ purpose: 'add', holder: session_id }) as const;

async function recordChange(
  queries: Queries,
  { config, now }: Needs,
  member: Receiver & { id: string },
  { id, name, action }: { id: string; name: string; action: PasskeyChange },
): Promise<void> {
  await writeAudit(queries, { action, happened_at: now(), user_id: member.id, details: { name } });
  const mail = passkeyMail(config, { member, change: action, name, now: now() });
  await writeMail(queries, { ...mail, dedupe_key: `${action}:${id}` }, now());
}

export async function listPasskeys(
  { database }: Needs,
  { user_id }: Caller,
): Promise<Unserialised<Passkey>[]> {
  const rows = await repository.listPasskeys(database.queries, user_id);
  return rows.map(toWire);
}

function checkNumber(total: number): void {
  if (total >= PASSKEYS_MAX) throw new AppError('too_many_passkeys', { params: { max: PASSKEYS_MAX } });
}

/** @throws AppError `too_many_passkeys`. */
export async function startPasskey(needs: Needs, caller: Caller): Promise<CreationOptions> {
  const { user_id, email, name } = caller;
  const passkeys = await repository.listPasskeys(needs.database.queries, user_id);
  checkNumber(passkeys.length);
  const challenge = createChallenge(needs, scopeOf(caller));
  return creationOptions(needs.config, { id: user_id, email, name }, { challenge, passkeys });
}

/**
 * Gives a required second factor in this session, too. Returns the new session cookie, if there is one. @throws AppError
 * `passkey_refused`, or `too_many_passkeys`, or `unauthenticated` if the session ended meanwhile.
 */
export async function addPasskey(
  needs: Needs,
  caller: Caller,
  { name, passkey }: { name: string; passkey: NewPasskey },
): Promise<{ passkey: Unserialised<Passkey>; token: string | undefined }> {
  const { config, database, now } = needs;
  const { user_id, session_id, required_second_factor } = caller;
  const challenge = await redeemChallenge(needs, scopeOf(caller), passkey.response.clientDataJSON);
  const {
    id: credential_id,
    publicKey,
    counter,
    transports,
  } = await verifyNewPasskey(config, passkey, challenge);
  return inTransaction(database.queries, async (transaction) => {
    const member = await lockAccount(transaction, caller);
    checkNumber(await repository.countPasskeys(transaction, user_id));
    const row = await repository.insertPasskey(transaction, {
      id: newId(),
      user_id,
      credential_id,
      public_key: Buffer.from(publicKey),
      counter,
      transports: transports ?? [],
      name,
      created_at: now(),
    });
    if (!row) throw refused();
    await recordChange(transaction, needs, member, { ...row, action: 'passkey_added' });
    // The device has verified the member a moment ago.
    const token = required_second_factor ? await confirmSession(transaction, session_id, now()) : undefined;
    return { passkey: toWire(row), token };
  });
}

/** @throws AppError `not_found` if the member has no such passkey. */
export async function renamePasskey(
  { database }: Needs,
  { user_id }: Caller,
  passkey: { id: string; name: string },
): Promise<Unserialised<Passkey>> {
  return toWire(orNotFound(await repository.renamePasskey(database.queries, user_id, passkey)));
}

/** @throws AppError `not_found` if the member has no such passkey, or `last_second_factor` if it is required. */
export async function removePasskey(needs: Needs, caller: Caller, id: string): Promise<void> {
  await inTransaction(needs.database.queries, async (transaction) => {
    const member = await lockAccount(transaction, caller);
    const row = orNotFound(await repository.deletePasskey(transaction, caller.user_id, id));
    await requireOtherFactor(transaction, caller);
    await recordChange(transaction, needs, member, { ...row, action: 'passkey_removed' });
  });
}

/** Suspended passkeys count. */
export const hasPasskey = async (queries: Queries, userId: string): Promise<boolean> =>
  (await repository.countPasskeys(queries, userId)) > 0;

/** Somebody else may have added the passkeys, so that they work only after the password. The caller tells the member. */
export async function suspendPasskeysSince(
  queries: Queries,
  user_id: string,
  times: { since: Date; now: Date },
): Promise<string[]> {
  const rows = await repository.suspendPasskeysSince(queries, user_id, times);
  return rows.map(({ name }) => name);
}

/**
 * Restores the suspended passkeys that are proven to be of the member, and removes the others. The caller tells the member.
 * Returns the names of the removed passkeys.
 */
export async function settleSuspendedPasskeys(
  queries: Queries,
  user_id: string,
  { proven, now }: { proven: 'all' | { id: string } | undefined; now: Date },
): Promise<string[]> {
  if (proven) await repository.restorePasskeys(queries, user_id, proven === 'all' ? undefined : proven.id);
  const rows = await repository.deleteSuspendedPasskeys(queries, user_id);
  for (const { name } of rows) {
    await writeAudit(queries, { action: 'passkey_removed', happened_at: now, user_id, details: { name } });
  }
  return rows.map(({ name }) => name);
}

/** The caller tells the member. Returns the names of the passkeys. */
export async function removeAllPasskeys(
  queries: Queries,
  user_id: string,
  { happened_at, details }: { happened_at: Date; details: { by: 'operator'; reason: string } },
): Promise<string[]> {
  const rows = await repository.deletePasskeys(queries, user_id);
  for (const { name } of rows)
    await writeAudit(queries, {
      action: 'passkey_removed',
      happened_at,
      user_id,
      details: { ...details, name },
    });
  return rows.map(({ name }) => name);
}
