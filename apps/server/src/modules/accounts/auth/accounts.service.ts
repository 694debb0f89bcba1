import { v7 as newId } from 'uuid';
import { StartFault } from '../../../platform/config/errors.ts';
import { inTransaction, type Queries } from '../../../platform/database/index.ts';
import { DISABLED_MAIL, writeMail } from '../../../platform/mail/send-mail.job.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import type { PersonalData } from '../../../capabilities/personal-data/personal-data.ts';
import { announceRights } from '../../../capabilities/sections/sections.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { revokeAccessTokensOf } from '../access-tokens/end-access-tokens.service.ts';
import { deletedMail, disabledMail, enabledMail, signedOutMail } from './account.mail.ts';
import * as repository from './accounts.repository.ts';
import { type Right, rights } from './accounts.repository.ts';
import { emailChangedMail } from './email-change.mail.ts';
import {
  cancelPendingChanges,
  confirmChange,
  insertChange,
  isTaken,
  lockEmail,
} from './email-change.repository.ts';
import { emailLink } from './email-link.service.ts';
import { findHold } from './hold.repository.ts';
import { closeOtherSessions, deleteResets } from './session.repository.ts';
import { findAssociationIds, findUser } from './users.repository.ts';
import { endMembership } from './withdrawal.import.ts';

type Needs = Pick<Foundation, 'config' | 'database' | 'now'>;
type User = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** The association by its code, with the rights that are named; none stands for the membership itself. */
export interface RightsIn {
  code: string;
  rights: readonly Right[];
}

/** @throws StartFault if nobody has the address. */
export async function requireUser({ queries }: Foundation['database'], email: string): Promise<User> {
  const user = await findUser(queries, 'email', email);
  if (!user) throw new StartFault(`Nobody signs in as ${email}.`);
  return user;
}

async function inLockedAccount<Result>(
  { database: { queries } }: Needs,
  { id, email }: Pick<User, 'id' | 'email'>,
  change: (transaction: Queries, user: User) => Promise<Result>,
): Promise<Result> {
  return inTransaction(queries, async (transaction) => {
    const user = await lockUser(transaction, id);
    if (!user) throw new StartFault(`Nobody signs in as ${email}.`);
    return change(transaction, user);
  });
}

/** @throws StartFault with a line for each association that does not exist. */
async function idsOf(
  queries: Queries,
  wanted: readonly RightsIn[],
): Promise<readonly (RightsIn & { association_id: string })[]> {
  const known = await findAssociationIds(
    queries,
    wanted.map(({ code }) => code),
  );
  const unknown = wanted.filter(({ code }) => !known.has(code));
  if (unknown.length > 0) {
    throw new StartFault(
      ...unknown.map(
        ({ code }) =>
          `--association: there is no association ${code}; import it first. Rights are board, check and copy: 1001:board,check.`,
      ),
    );
  }
  return wanted.flatMap((one) => {
    const association_id = known.get(one.code);
    return association_id === undefined ? [] : [{ ...one, association_id }];
  });
}

const NO_RIGHTS = { is_board: false, is_invoice_check: false, is_invoice_check_copy: false };

const asColumns = (named: readonly Right[], value: boolean): Partial<typeof NO_RIGHTS> =>
  Object.fromEntries(named.map((right) => [rights[right], value]));

/** Makes memberships, and adds rights to those that are there. */
export async function grantRights(needs: Needs, user: User, wanted: readonly RightsIn[]): Promise<void> {
  await inLockedAccount(needs, user, async (transaction) => {
    for (const { code, association_id, rights: named } of await idsOf(transaction, wanted)) {
      const of = { association_id, user_id: user.id };
      const known = await repository.lockMembership(transaction, of);
      await repository.saveMembership(transaction, {
        ...NO_RIGHTS,
        ...known,
        ...of,
        ...asColumns(named, true),
      });
      await writeAudit(transaction, {
        action: 'membership_granted',
        happened_at: needs.now(),
        ...of,
        details: { by: 'operator', association: code, rights: named.join(',') },
      });
    }
    await announceRights(transaction, user.id);
  });
}

/** Takes rights away, or ends memberships of which no rights are named. @throws StartFault without the membership. */
export async function revokeRights(needs: Needs, user: User, wanted: readonly RightsIn[]): Promise<void> {
  await inLockedAccount(needs, user, async (transaction) => {
    for (const { code, association_id, rights: named } of await idsOf(transaction, wanted)) {
      const of = { association_id, user_id: user.id };
      const known = await repository.lockMembership(transaction, of);
      if (!known) throw new StartFault(`${user.email} is no member of ${code}.`);
      if (named.length === 0) await endMembership(transaction, of, needs.now());
      else await repository.saveMembership(transaction, { ...known, ...asColumns(named, false) });
      await writeAudit(transaction, {
        action: 'membership_revoked',
        happened_at: needs.now(),
        ...of,
        details: { by: 'operator', association: code, rights: named.join(',') },
      });
    }
    await announceRights(transaction, user.id);
  });
}

/** Ends all sessions and access tokens, such as after a theft. Returns the names of the tokens. */
export async function signOutAccount(needs: Needs, found: User): Promise<string[]> {
  const now = needs.now();
  return inLockedAccount(needs, found, async (transaction, user) => {
    await closeOtherSessions(transaction, user.id, undefined, now);
    await writeAudit(transaction, {
      action: 'all_devices_signed_out',
      happened_at: now,
      user_id: user.id,
      details: { by: 'operator' },
    });
    const tokens = await revokeAccessTokensOf(transaction, user.id, { now });
    const mail = signedOutMail(needs.config, { ...user, tokens });
    const dedupe_key = `signed_out_by_provider:${user.id}:${now.toISOString()}`;
    await writeMail(transaction, { ...mail, dedupe_key }, now);
    return tokens;
  });
}

/**
 * Ends sessions, access tokens and links for a password. The gate, the streams, the calendar and the mails refuse a disabled
 * account by themselves. @throws StartFault if it is disabled.
 */
export async function disableAccount(needs: Needs, found: User, reason: string): Promise<void> {
  const now = needs.now();
  await inLockedAccount(needs, found, async (transaction, user) => {
    if (!(await repository.setDisabled(transaction, user.id, now))) {
      throw new StartFault(`The account of ${user.email} is disabled already.`);
    }
    await deleteResets(transaction, user.id);
    await closeOtherSessions(transaction, user.id, undefined, now);
    await revokeAccessTokensOf(transaction, user.id, { now });
    await writeAudit(transaction, {
      action: 'user_disabled',
      happened_at: now,
      user_id: user.id,
      details: { by: 'operator', reason },
    });
    const dedupe_key = `${DISABLED_MAIL}${user.id}:${now.toISOString()}`;
    await writeMail(transaction, { ...disabledMail(needs.config, user), dedupe_key }, now);
  });
}

/** @throws StartFault if the account is not disabled. */
export async function enableAccount(needs: Needs, found: User): Promise<void> {
  const now = needs.now();
  await inLockedAccount(needs, found, async (transaction, user) => {
    if (!(await repository.setDisabled(transaction, user.id, null))) {
      throw new StartFault(`The account of ${user.email} is not disabled.`);
    }
    await writeAudit(transaction, {
      action: 'user_enabled',
      happened_at: now,
      user_id: user.id,
      details: { by: 'operator' },
    });
    const dedupe_key = `account_enabled:${user.id}:${now.toISOString()}`;
    await writeMail(transaction, { ...enabledMail(needs.config, user), dedupe_key }, now);
  });
}

/**
 * Gives a member who can't read the old mailbox any more another e-mail address, at once. The old address is told, and can undo it,
 * as after a change by the member. @throws StartFault if the account has the address, another one has it, or it is held.
 */
export async function changeEmail(
  needs: Needs & Pick<Foundation, 'secret'>,
  found: User,
  { newEmail, reason }: { newEmail: string; reason: string },
): Promise<void> {
  const { config, secret } = needs;
  const now = needs.now();
  await inLockedAccount(needs, found, async (transaction, user) => {
    const user_id = user.id;
    const addresses = { old_email: user.email, new_email: newEmail };
    if (user.email.toLowerCase() === newEmail.toLowerCase())
      throw new StartFault(`The account has the address ${user.email} already.`);
    if (await findHold(transaction, user_id)) {
      throw new StartFault(
        'The account is held after a change that was undone: see users release --new-email.',
      );
    }
    await lockEmail(transaction, newEmail);
    if (await isTaken(transaction, { email: newEmail, user_id }, now)) {
      throw new StartFault(`Another account has the address ${newEmail}, or can still take it back.`);
    }
    await deleteResets(transaction, user_id);
    await cancelPendingChanges(transaction, user_id, now);
    const change = { id: newId(), user_id, ...addresses, requested_at: now, sent_at: now };
    await insertChange(transaction, change);
    await confirmChange(transaction, change, now);
    await writeAudit(transaction, {
      action: 'email_changed',
      happened_at: now,
      user_id,
      details: { by: 'operator', reason, ...addresses },
    });
    const undo = emailLink(config, secret, 'undo', change.id);
    const mail = emailChangedMail(config, { member: user, change, undo, now });
    await writeMail(transaction, { ...mail, dedupe_key: `email_changed:${change.id}` }, now);
  });
}

/**
 * Removes the account, and with it each row that refers to it by a foreign key with `on delete cascade`. The modules say
 * what stays without the name (docs/decisions/0239).
 */
export async function deleteAccount(
  needs: Needs,
  personalData: readonly PersonalData[],
  found: User,
  reason: string,
): Promise<void> {
  const now = needs.now();
  await inLockedAccount(needs, found, async (transaction, user) => {
    await closeOtherSessions(transaction, user.id, undefined, now);
    await revokeAccessTokensOf(transaction, user.id, { now });
    const person = { user_id: user.id, email: user.email };
    await repository.deleteUser(
      transaction,
      user.id,
      personalData.flatMap(({ erase }) => erase(person)),
    );
    // The entry has the id alone, with which no other row says who it was.
    await writeAudit(transaction, {
      action: 'user_deleted',
      happened_at: now,
      user_id: null,
      details: { by: 'operator', reason, deleted_id: user.id },
    });
    const mail = { ...deletedMail(needs.config, user), dedupe_key: `account_deleted:${newId()}` };
    await writeMail(transaction, mail, now);
  });
}
