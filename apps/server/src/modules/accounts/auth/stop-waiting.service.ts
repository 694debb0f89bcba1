import type { RequestOptions } from '@mijn/domain/passkeys';
import type { StopWaitingBody } from '@mijn/domain/profile';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { limitProof } from '../../../platform/security/attempts.ts';
import { type CallOrigin, originDetails, writeAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { refused } from '../passkeys/challenges.service.ts';
import { redeemProof, startProof } from '../passkeys/passkey-proof.service.ts';
import { idInToken } from './email-link.service.ts';
import { waitStoppedMail } from './hold.mail.ts';
import { findHold, findHoldById, type SignInHold, stopTime } from './hold.repository.ts';
import { invalidCode, limitCode, redeemCode } from './second-factor.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

const scopeOf = ({ id }: SignInHold) => ({ purpose: 'stop_waiting', holder: id }) as const;

/** @throws AppError `email_link_invalid`, or `too_many_requests`. */
async function readLink(
  { database: { queries }, now, secret }: Needs,
  token: string,
  ip: string,
): Promise<SignInHold> {
  return limitProof(queries, { kind: 'email_link', ip }, now(), async () => {
    const id = idInToken(secret, 'stop', token);
    const hold = id === undefined ? undefined : await findHoldById(queries, id);
    if (!hold) throw new AppError('email_link_invalid');
    return hold;
  });
}

/** @throws AppError `email_link_invalid`, or `too_many_requests`. */
export async function startStopWaiting(needs: Needs, token: string, ip: string): Promise<RequestOptions> {
  const hold = await readLink(needs, token, ip);
  return startProof(needs, scopeOf(hold), hold.user_id);
}

/** Stops the waiting of a hold, unless it has ended before this call had the lock of the user. */
async function stop(
  queries: Queries,
  { config, now }: Needs,
  { id, user_id }: SignInHold,
  origin: CallOrigin,
) {
  const user = await lockUser(queries, user_id);
  const hold = await findHold(queries, user_id);
  if (!user || hold?.id !== id || (hold.ends_at && hold.ends_at <= now()))
    throw new AppError('email_link_invalid');
  if (hold.ends_at === null) return;
  await stopTime(queries, user_id);
  const details = originDetails(origin);
  await writeAudit(queries, { action: 'sign_in_wait_stopped', happened_at: now(), user_id, details });
  for (const recipient of new Set([user.email, ...hold.new_emails])) {
    const mail = waitStoppedMail(config, { recipient });
    await writeMail(queries, { ...mail, dedupe_key: `sign_in_wait_stopped:${id}:${recipient}` }, now());
  }
}

/**
 * A factor of the account, suspended or not, stops the waiting: from then on nobody gets in with the password alone, until
 * the provider helps. A repeated call changes nothing. @throws AppError `email_link_invalid`, `validation_failed` with
 * `invalid_code`, `passkey_refused`, `reset_required`, or `too_many_requests`.
 */
export async function stopWaiting(
  needs: Needs,
  { token, code = '', passkey }: StopWaitingBody,
  origin: CallOrigin,
): Promise<void> {
  const { queries } = needs.database;
  const { ip } = origin;
  const hold = await readLink(needs, token, ip);
  if (passkey) {
    const proof = { scope: scopeOf(hold), ip, response: passkey };
    await redeemProof(needs, proof, async (transaction, { user_id }) => {
      if (user_id !== hold.user_id) throw refused();
      await stop(transaction, needs, hold, origin);
    });
    return;
  }
  const attempt = { kind: 'stop_waiting', target: hold.user_id, ip } as const;
  await limitCode(needs, attempt, { user_id: hold.user_id, code }, async () =>
    inTransaction(queries, async (transaction) => {
      await lockUser(transaction, hold.user_id);
      if (!(await redeemCode(transaction, hold.user_id, code, needs))) throw invalidCode();
      await stop(transaction, needs, hold, origin);
    }),
  );
}
