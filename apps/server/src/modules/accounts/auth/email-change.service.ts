import { DAY_MS, EMAIL_CHANGES_PER_DAY, EMAIL_CHANGE_MS, EMAIL_RESEND_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { countAttempt, limitProof } from '../../../platform/security/attempts.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { latestStored } from '../../../platform/security/clock.ts';
import type { Services } from '../../../capabilities/services.ts';
import {
  AppError,
  type Caller,
  orNotFound,
  RETRY_AFTER_DAILY_LIMIT_S,
} from '../../../platform/wire/index.ts';
import { lockAccount, lockUser } from '../../../platform/security/account.ts';
import { emailLink, idInToken } from './email-link.service.ts';
import { emailChangedMail } from './email-change.mail.ts';
import { sendEmailChange } from './email-change.jobs.ts';
import * as repository from './email-change.repository.ts';
import { invalidLink, readLink } from './read-email-link.service.ts';
import { cancelPendingEmail } from './pending-email.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

async function checkDay(queries: Queries, userId: string, now: Date): Promise<void> {
  const count = await repository.countMails(queries, userId, before(now, DAY_MS));
  if (count >= EMAIL_CHANGES_PER_DAY)
    throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_DAILY_LIMIT_S });
}

export interface PendingEmail {
  email: string;
  requested_at: Date;
  expires_at: Date;
}

export async function findPendingEmail(
  queries: Queries,
  userId: string,
  now: Date,
): Promise<PendingEmail | null> {
  const change = await repository.findPendingChange(queries, userId, now);
  if (!change) return null;
  const { new_email: email, requested_at } = change;
  return { email, requested_at, expires_at: new Date(requested_at.getTime() + EMAIL_CHANGE_MS) };
}

/**
 * The address counts after the click in its mail, and the last request wins. A job looks up whether another user has the
 * address, so that the response and its duration tell nothing (docs/decisions/0220). @throws AppError `validation_failed`
 * with `same_as_before`, or `too_many_requests`.
 */
export async function requestEmail(
  { database: { queries }, now }: Needs,
  caller: Pick<Caller, 'user_id' | 'session_id'>,
  email: string,
  ip: string,
): Promise<void> {
  const requested_at = now();
  const { user_id } = caller;
  await countAttempt(queries, { kind: 'email_change', target: user_id, ip }, requested_at);
  await inTransaction(queries, async (transaction) => {
    const user = await lockAccount(transaction, caller);
    if (user.email.toLowerCase() === email.toLowerCase()) {
      throw new AppError('validation_failed', { errors: { email: [{ code: 'same_as_before' }] } });
    }
    await checkDay(transaction, user_id, requested_at);
    await repository.cancelPendingChanges(transaction, user_id, requested_at);
    const id = newId();
    const addresses = { old_email: user.email, new_email: email };
    await repository.insertChange(transaction, {
      id,
      user_id,
      ...addresses,
      requested_at,
      sent_at: requested_at,
    });
    await sendEmailChange.add(transaction, { change_id: id, number: 1 });
    await writeAudit(transaction, {
      action: 'email_change_requested',
      happened_at: requested_at,
      user_id,
      details: addresses,
    });
  });
}

/** Sends the same link. @throws AppError `not_found` if no address waits, or `too_many_requests` within a minute. */
export async function resendEmail(
  { database: { queries }, now }: Needs,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<void> {
  await inTransaction(queries, async (transaction) => {
    await lockUser(transaction, user_id);
    const change = orNotFound(await repository.findPendingChange(transaction, user_id, now()));
    const wait = change.sent_at.getTime() + EMAIL_RESEND_MS - now().getTime();
    if (wait > 0) throw new AppError('too_many_requests', { retryAfter: Math.ceil(wait / 1000) });
    await checkDay(transaction, user_id, now());
    await repository.recordMail(transaction, change.id, now());
    await sendEmailChange.add(transaction, { change_id: change.id, number: change.sent_count + 1 });
  });
}

/** A repeated call changes nothing. */
export async function cancelEmail(
  { database: { queries }, now }: Needs,
  { user_id }: Pick<Caller, 'user_id'>,
): Promise<void> {
  await inTransaction(queries, async (transaction) => {
    await lockUser(transaction, user_id);
    await cancelPendingEmail(transaction, user_id, now());
  });
}

async function confirm(transaction: Queries, { config, now, secret }: Needs, token: string): Promise<string> {
  const { user, change } = await readLink(transaction, idInToken(secret, 'confirm', token));
  const isOpen =
    !change.confirmed_at &&
    !change.cancelled_at &&
    !change.settled_at &&
    change.requested_at > before(now(), EMAIL_CHANGE_MS) &&
    change.requested_at <= latestStored(now());
  if (!isOpen) throw invalidLink();
  await repository.lockEmail(transaction, change.new_email);
  const { user_id, old_email, new_email } = change;
  if (await repository.isTaken(transaction, { email: new_email, user_id }, now())) throw invalidLink();
  await repository.confirmChange(transaction, change, now());
  const details = { old_email, new_email };
  await writeAudit(transaction, { action: 'email_changed', happened_at: now(), user_id, details });
  const undo = emailLink(config, secret, 'undo', change.id);
  const mail = emailChangedMail(config, { member: user, change, undo, now: now() });
  await writeMail(transaction, { ...mail, dedupe_key: `email_changed:${change.id}` }, now());
  return new_email;
}

/** The old address is told, and can undo the change. @throws AppError `email_link_invalid`, or `too_many_requests`. */
export async function confirmEmail(needs: Needs, token: string, ip: string): Promise<{ email: string }> {
  const { queries } = needs.database;
  const email = await limitProof(queries, { kind: 'email_link', ip }, needs.now(), async () =>
    inTransaction(queries, async (transaction) => confirm(transaction, needs, token)),
  );
  return { email };
}
