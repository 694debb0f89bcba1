import { deviceOf } from '@mijn/domain/devices';
import { SESSION_IDLE_MS } from '@mijn/domain/limits';
import type { SignedInDevice } from '@mijn/domain/security';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { type CallOrigin, originDetails, writeAudit } from '../../../platform/security/audit.ts';
import type { DeviceCookie } from '../../../platform/security/cookies.ts';
import { deleteLeft } from '../../../platform/push/push.repository.ts';
import { hashToken, newToken } from '../../../platform/security/digest.ts';
import { announceRights } from '../../../capabilities/sections/sections.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller, type Unserialised } from '../../../platform/wire/index.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';
import * as repository from './devices.repository.ts';
import { newDeviceMail } from './security.mail.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now'>;

interface SignIn extends CallOrigin {
  device: DeviceCookie | undefined;
  place: string | null;
}

const DEVICE_TOKEN = /^[\w-]{43}$/u;

const deviceTokenOf = ({ device }: Pick<SignIn, 'device'>): string =>
  device && DEVICE_TOKEN.test(device.token) ? device.token : newToken();

/**
 * Lets the attempts of the browser in which a member chose a password by mail count apart from those of strangers, before
 * its first sign-in, which is still mailed as one on a new device. Returns the token of the device's cookie.
 */
export async function expectDevice(
  { database: { queries }, now }: Pick<Needs, 'database' | 'now'>,
  user_id: string,
  browser: Pick<SignIn, 'device'>,
): Promise<string> {
  const token = deviceTokenOf(browser);
  await repository.expectDevice(queries, { user_id, token_hash: hashToken(token) }, now());
  return token;
}

/** Mails a device that was never seen before, except at the first sign-in. Returns the token of the device's cookie. */
export async function recordSignIn(
  { config, database, now }: Needs,
  { user_id }: Caller,
  { device, ip, user_agent, place }: SignIn,
): Promise<string> {
  const token = deviceTokenOf({ device });
  const known = { user_id, token_hash: hashToken(token) };
  const { browser, system } = deviceOf(user_agent);
  await inTransaction(database.queries, async (transaction) => {
    const isFirst = !(await repository.hasSignedIn(transaction, user_id));
    await writeAudit(transaction, {
      action: 'signed_in',
      happened_at: now(),
      user_id,
      details: originDetails({ ip, user_agent, place }),
    });
    if (await repository.seeDevice(transaction, known, now())) return;
    await repository.insertDevice(transaction, known, now());
    const member = isFirst ? undefined : await repository.findReceiver(transaction, user_id);
    if (!member) return;
    const seen = { browser, system, place };
    const mail = newDeviceMail(config, { member, device: seen, now: now() });
    const dedupe_key = `new_device:${user_id}:${now().toISOString()}`;
    await writeMail(transaction, { ...mail, dedupe_key }, now());
  });
  return token;
}

/** Returns undefined without a sign-in in the browser. A cookie that is not signed takes no connection, even in a flood. */
export async function knownBrowserOf(
  queries: Queries,
  user: repository.UserKey,
  { device }: Pick<SignIn, 'device'>,
): Promise<Buffer | undefined> {
  if (!device?.isSigned) return undefined;
  const token_hash = hashToken(device.token);
  return (await repository.isKnownDevice(queries, user, token_hash)) ? token_hash : undefined;
}

/** Forgets the devices of a user, so that the next sign-in on each of them is mailed. */
export async function forgetDevicesOf(queries: Queries, userId: string): Promise<void> {
  await repository.deleteDevicesOf(queries, userId);
}

/** The device that was used last comes first. */
export async function listDevices(
  { database, now }: Needs,
  { user_id, session_id }: Caller,
): Promise<Unserialised<SignedInDevice>[]> {
  const idleSince = new Date(now().getTime() - SESSION_IDLE_MS);
  const sessions = await repository.listSessions(database.queries, user_id, { now: now(), idleSince });
  return sessions.map(({ id, user_agent, place, created_at, last_seen_at }) => {
    const { browser, system, kind } = deviceOf(user_agent);
    return {
      id,
      browser,
      system,
      kind,
      place,
      signed_in_at: created_at,
      last_seen_at,
      is_this: id === session_id,
    };
  });
}

/** @throws AppError `not_found` if the member has no such session. */
export async function signOutDevice(
  { database, now }: Needs,
  { user_id }: Caller,
  sessionId: string,
  origin: CallOrigin,
): Promise<void> {
  await inTransaction(database.queries, async (transaction) => {
    if ((await repository.deleteSessions(transaction, user_id, sessionId)) === 0) {
      throw new AppError('not_found');
    }
    await announceRights(transaction, user_id);
    await writeAudit(transaction, {
      action: 'device_signed_out',
      happened_at: now(),
      user_id,
      details: originDetails(origin),
    });
  });
}

/** Signs a member out on all devices, this one included, and ends all access tokens. */
export async function signOutEverywhere(
  { database, now }: Needs,
  { user_id }: Caller,
  origin: CallOrigin,
): Promise<void> {
  await inTransaction(database.queries, async (transaction) => {
    await repository.deleteSessions(transaction, user_id);
    await deleteLeft(transaction, user_id);
    await revokeAccessTokensOf(transaction, user_id, { now: now() });
    await announceRights(transaction, user_id);
    await writeAudit(transaction, {
      action: 'all_devices_signed_out',
      happened_at: now(),
      user_id,
      details: originDetails(origin),
    });
  });
}
