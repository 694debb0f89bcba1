import { EMAIL_UNDO_MS } from '@mijn/domain/limits';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { limitProof } from '../../../platform/security/attempts.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Services } from '../../../capabilities/services.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';
import { forgetDevicesOf } from '../security/devices.service.ts';
import { raiseGeneration } from './calendar-feeds.repository.ts';
import * as repository from './email-change.repository.ts';
import { emailLink, idInToken } from './email-link.service.ts';
import { emailUndoneMail } from './email-undo.mail.ts';
import { emailTakenBackMail } from './hold.mail.ts';
import { type Held, holdAccount } from './hold.service.ts';
import { invalidLink, readLink } from './read-email-link.service.ts';
import { createResetLink } from './reset.service.ts';
import { closeOtherSessions, deleteResets } from './session.repository.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now' | 'secret'>;

type Taken = readonly [email: string, wasConfirmed: boolean];

/** Includes the address of a request that waited for a click, whose owner may be the member, unless others have it. */
async function listTaken(
  queries: Queries,
  change: repository.EmailChange,
  { confirmed, now }: { confirmed: readonly string[]; now: Date },
): Promise<Taken[]> {
  const { user_id, new_email } = change;
  const isOpen = !confirmed.includes(new_email);
  const isOfOther = isOpen && (await repository.isTaken(queries, { email: new_email, user_id }, now));
  const taken: Taken[] = [...new Set(confirmed)].map((email) => [email, true]);
  return isOpen && !isOfOther ? [...taken, [new_email, false]] : taken;
}

/** Mails the addresses that an undo took away, with a link that stops the waiting if that is possible. */
async function mailTaken(
  queries: Queries,
  { config, now, secret }: Needs,
  change: repository.EmailChange,
  { taken, held }: { taken: readonly Taken[]; held: Held | undefined },
): Promise<void> {
  const opensAt = held?.isOpenAfterWait ? (held.hold.ends_at ?? undefined) : undefined;
  const stop = held?.canStop ? emailLink(config, secret, 'stop', held.hold.id) : undefined;
  for (const [recipient, wasConfirmed] of taken) {
    const old_email = wasConfirmed ? change.old_email : undefined;
    const mail = emailTakenBackMail(config, { recipient, old_email, opensAt, stop });
    await writeMail(queries, { ...mail, dedupe_key: `email_taken_back:${change.id}:${recipient}` }, now());
  }
}

async function undo(transaction: Queries, needs: Needs, token: string) {
  const { config, secret } = needs;
  const now = needs.now();
  const undoneSince = (time: Date): Date => new Date(time.getTime() - EMAIL_UNDO_MS);
  const { user, change } = await readLink(transaction, idInToken(secret, 'undo', token));
  const start = change.confirmed_at ?? change.requested_at;
  if (change.settled_at || start <= undoneSince(now)) throw invalidLink();
  const { user_id, old_email: email, new_email } = change;
  await repository.lockEmail(transaction, email);
  const is_restored = !(await repository.isTaken(transaction, { email, user_id }, now));
  await repository.restoreEmail(transaction, user_id, is_restored ? email : undefined);
  await repository.cancelPendingChanges(transaction, user_id, now);
  const confirmed = await repository.settleChanges(transaction, change, now);
  await closeOtherSessions(transaction, user_id, undefined, now);
  await deleteResets(transaction, user_id);
  const revokedTokens = await revokeAccessTokensOf(transaction, user_id, { now });
  await raiseGeneration(transaction, user_id, now);
  await forgetDevicesOf(transaction, user_id);
  const details = { old_email: email, new_email, is_restored };
  await writeAudit(transaction, { action: 'email_change_undone', happened_at: now, user_id, details });
  const taken = await listTaken(transaction, change, { confirmed, now });
  const held = await holdAccount(
    transaction,
    {
      user_id,
      old_email: email,
      new_emails: taken.map(([address]) => address),
      isChanged: user.email.toLowerCase() !== email.toLowerCase(),
      is_restored,
    },
    // A thief may have secured a way back in before the request.
    { since: undoneSince(change.requested_at), now },
  );
  await mailTaken(transaction, needs, change, { taken, held });
  if (is_restored) {
    const link = await createResetLink(transaction, config, { id: user_id, email }, now);
    const mail = emailUndoneMail(config, { member: user, old_email: email, link, held, revokedTokens });
    await writeMail(transaction, { ...mail, dedupe_key: `email_undone:${change.id}` }, now);
  }
  return { email, is_restored };
}

/**
 * Works for 72 hours. Somebody else may have made the change, so all sessions, access tokens, the calendar feed, pending
 * changes and the password end, and devices are forgotten. Somebody else may also have the old mailbox, so the account is
 * held (docs/decisions/0220). Mails tell both addresses; that to the old one has a link to choose a password. @throws
 * AppError `email_link_invalid`, or `too_many_requests`.
 */
export async function undoEmail(
  needs: Needs,
  token: string,
  ip: string,
): Promise<{ email: string; is_restored: boolean }> {
  const { queries } = needs.database;
  return limitProof(queries, { kind: 'email_link', ip }, needs.now(), async () =>
    inTransaction(queries, async (transaction) => undo(transaction, needs, token)),
  );
}
