import { PASSWORD_RESET_MS, PASSWORD_RESETS_MAX, WELCOME_LINK_MS } from '@mijn/domain/limits';
import { object, string } from 'yup';
import type { ResetPasswordBody } from '@mijn/domain/auth';
import { v7 as newId } from 'uuid';
import type { Config } from '../../../platform/config/read-config.ts';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { hashToken, newToken, shortHash } from '../../../platform/security/digest.ts';
import { expectDevice, knownBrowserOf } from '../security/devices.service.ts';
import {
  closeOtherSessions,
  countResets,
  findResetUser,
  insertReset,
  redeemReset,
} from './session.repository.ts';
import { defineJob } from '../../../platform/jobs/define-job.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';
import { passwordChangedMail, resetMail } from './auth.mail.ts';
import type { Browser } from './browser.service.ts';
import { isAccountHeld } from './hold.service.ts';
import { findPasswordFaults } from './password-faults.service.ts';
import { cancelPendingEmail } from './pending-email.service.ts';
import { findUser, setPassword } from './users.repository.ts';
import { countAttempt, forgetAttempts, limitProof } from '../../../platform/security/attempts.ts';
import { originDetails, writeAudit } from '../../../platform/security/audit.ts';
import { hashPassword } from '../../../platform/security/passwords.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { lockUser } from '../../../platform/security/account.ts';

/** The link works once, within 60 minutes, or within seven days for a new account (docs/product.md#forgotten-password). */
export async function createResetLink(
  queries: Queries,
  { appUrl }: Pick<Config, 'appUrl'>,
  user: { id: string; email: string },
  now: Date,
  kind: 'reset' | 'welcome' = 'reset',
): Promise<string> {
  const token = newToken();
  const is_welcome = kind === 'welcome';
  const expires_at = new Date(now.getTime() + (is_welcome ? WELCOME_LINK_MS : PASSWORD_RESET_MS));
  await insertReset(queries, { token_hash: hashToken(token), user_id: user.id, expires_at, is_welcome });
  return new URL(`/password/reset/${token}/${encodeURIComponent(user.email)}`, appUrl).href;
}

/** Mails nothing if no user has the address, or if the member has as many working links as allowed. */
export const sendResetLink = defineJob({
  name: 'send_reset_link',
  data: object({ request_id: string().required(), email: string().required() }),
  // Eight attempts take about half an hour. After that time, users have already requested another link.
  attemptsMax: 8,
  run: async ({ config, database, now }, { request_id, email }) => {
    const user = await findUser(database.queries, 'email', email);
    if (!user || user.disabled_at) return;
    await inTransaction(database.queries, async (transaction) => {
      // Two jobs for one user count one after the other.
      await lockUser(transaction, user.id);
      if ((await countResets(transaction, user.id, now())) >= PASSWORD_RESETS_MAX) return;
      const link = await createResetLink(transaction, config, user, now());
      const mail = { ...resetMail(config, { user, link }), dedupe_key: `password_reset:${request_id}` };
      await writeMail(transaction, mail, now());
    });
  },
});

/**
 * An unknown address gives the same response in the same time (docs/product.md#forgotten-password). Every call counts as an
 * attempt of its client. Calls of strangers do not refuse that of the member: the mails that they cause have working links,
 * and requests that wait for the same address are one job. @throws AppError `too_many_requests`
 */
export async function forgotPassword(
  { database: { queries }, now }: Services,
  email: string,
  browser: Browser,
): Promise<void> {
  const knownBrowser = await knownBrowserOf(queries, { email }, browser);
  const attempt = { kind: 'forgot_password', target: email, ip: browser.ip, knownBrowser } as const;
  await countAttempt(queries, attempt, now());
  await sendResetLink.add(queries, { request_id: newId(), email }, { key: shortHash(email.toLowerCase()) });
}

/**
 * The link works once. Other sessions, all access tokens and a request for another address end, because a mail about a
 * change by somebody else leads to this link. The link is read before the password is hashed, so that nobody without a link
 * makes the server hash. The failed attempts in a row end, and a hold stays. Returns the token of the device's cookie, so that
 * strangers who guess the password do not keep this browser from the login that follows; a held account has none. @throws AppError `reset_link_invalid`,
 * `validation_failed` with `contains_name` or `common_password`, or `too_many_requests`.
 */
export async function resetPassword(
  services: Services,
  { token, email, password }: ResetPasswordBody,
  { token: sessionToken, ...origin }: Browser,
): Promise<string | undefined> {
  const { config, database, now } = services;
  const { queries } = database;
  const { ip } = origin;
  const owner = await limitProof(queries, { kind: 'reset_password', ip }, now(), async () => {
    const found = await findResetUser(queries, { token_hash: hashToken(token), email }, now());
    if (!found) throw new AppError('reset_link_invalid');
    return found;
  });
  const faults = await findPasswordFaults(services, password, owner);
  if (faults.length > 0) throw new AppError('validation_failed', { errors: { password: faults } });
  const password_hash = await hashPassword(password, owner.id);
  await inTransaction(queries, async (transaction) => {
    const user_id = await redeemReset(transaction, hashToken(token), now());
    const isSet =
      user_id !== undefined && (await setPassword(transaction, { id: user_id, email }, password_hash));
    const user = isSet ? await findUser(transaction, 'id', user_id) : undefined;
    if (!user) throw new AppError('reset_link_invalid');
    await closeOtherSessions(transaction, user.id, sessionToken, now());
    const revokedTokens = await revokeAccessTokensOf(transaction, user.id, { now: now() });
    const cancelledEmail = await cancelPendingEmail(transaction, user.id, now());
    const mail = {
      ...passwordChangedMail(config, {
        ...user,
        way: 'chosen_by_link',
        cancelledEmail,
        revokedTokens,
      }),
      dedupe_key: `password_chosen:${newId()}`,
    };
    await writeMail(transaction, mail, now());
    await writeAudit(transaction, {
      action: 'password_reset',
      happened_at: now(),
      user_id: user.id,
      details: originDetails(origin),
    });
  });
  const isHeld = await isAccountHeld(queries, owner.id, now());
  const browser = { ip, knownBrowser: await knownBrowserOf(queries, { email }, origin) };
  await forgetAttempts(queries, [
    { kind: 'login', target: email, ...browser },
    // Somebody with only the mailbox of a held account gets no further guesses.
    ...(isHeld ? [] : [{ kind: 'two_factor', target: owner.id, ...browser } as const]),
    { kind: 'sudo', target: owner.id, ...browser },
  ]);
  return isHeld ? undefined : expectDevice(services, owner.id, origin);
}
