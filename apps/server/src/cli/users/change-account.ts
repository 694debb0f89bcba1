import { parseArgs } from 'node:util';
import { EMAIL_UNDO_MS } from '@mijn/domain/limits';
import {
  changeEmail,
  deleteAccount,
  disableAccount,
  enableAccount,
  requireUser,
} from '../../modules/accounts/auth/accounts.service.ts';
import { releaseAccount } from '../../modules/accounts/auth/release.service.ts';
import { removeTwoFactor } from '../../modules/accounts/auth/two-factor.service.ts';
import { email as emailColumn } from '../../capabilities/import/columns.ts';
import { personalData } from '../../modules/index.ts';
import { StartFault } from '../../platform/config/errors.ts';
import { confirm, yes } from '../confirm.ts';
import { json, printed, type Run } from '../run.ts';
import { UsageFault } from '../usage.ts';
import { readWho } from './read-options.ts';

const who = { email: { type: 'string' }, reason: { type: 'string' }, ...json } as const;

export function disableCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: who });
  const { email, reason } = readWho('users disable', values, true);
  return async (foundation) => {
    await disableAccount(foundation, await requireUser(foundation.database, email), reason);
    return printed(
      values.json,
      `Disabled the account of ${email}, and ended its sessions and access tokens. A running server mails the member.`,
      { email, is_disabled: true },
    );
  };
}

export function enableCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: { email: who.email, ...json } });
  const { email } = readWho('users enable', values, false);
  return async (foundation) => {
    await enableAccount(foundation, await requireUser(foundation.database, email));
    const sentence = `Enabled the account of ${email}. A running server mails the member.`;
    return printed(values.json, sentence, { email, is_disabled: false });
  };
}

export function deleteCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: { ...who, ...yes } });
  const { email, reason } = readWho('users delete', values, true);
  return async (foundation) => {
    const user = await requireUser(foundation.database, email);
    await confirm(`The account of ${user.name} (${email}) and its personal data go for good.`, values.yes);
    await deleteAccount(foundation, personalData, user, reason);
    return printed(
      values.json,
      `Deleted the account of ${email}. An import that names its code ${user.code} makes a new one. A running server mails the member.`,
      { email, id: user.id, is_deleted: true },
    );
  };
}

/** Helps a member who lost the mailbox. */
export function changeEmailCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: { ...who, ...yes, 'new-email': { type: 'string' } } });
  const { email, reason } = readWho('users change-email', values, true);
  const newEmail = values['new-email']?.trim() ?? '';
  if (newEmail === '') throw new UsageFault('users change-email needs --new-email <e-mail>.');
  const isEmail: boolean = emailColumn().isValidSync(newEmail);
  if (!isEmail) throw new UsageFault(`users change-email: ${newEmail} is not an e-mail address.`);
  return async (foundation) => {
    const user = await requireUser(foundation.database, email);
    await confirm(`${user.name} signs in with ${newEmail} from now on, instead of ${email}.`, values.yes);
    await changeEmail(foundation, user, { newEmail, reason });
    const sentence = `The account of ${email} has the address ${newEmail} now, with the same password. A running server tells the old address, which can undo it for ${EMAIL_UNDO_MS / 3_600_000} hours.`;
    return printed(values.json, sentence, { email: newEmail, old_email: email });
  };
}

/** Helps a member who lost the app and the recovery codes. */
export function resetTwoFactorCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { ...who, ...yes, passkeys: { type: 'boolean', default: false } },
  });
  const { email, reason } = readWho('users reset-two-factor', values, true);
  const { passkeys } = values;
  return async (foundation) => {
    const user = await requireUser(foundation.database, email);
    const what = passkeys ? 'The second factor and the passkeys' : 'The second factor';
    await confirm(`${what} of ${user.name} (${email}) can't be put back.`, values.yes);
    if (!(await removeTwoFactor(foundation, user, reason, { passkeys }))) {
      const further = passkeys ? 'There are no passkeys.' : 'Passkeys are removed with --passkeys.';
      throw new StartFault(`The second factor of ${email} is off already. ${further}`);
    }
    const removed = passkeys ? ', removed the passkeys' : '';
    return printed(
      values.json,
      `Turned the second factor of ${email} off${removed}, and ended all sessions. A running server mails it to the member.`,
      { email, has_two_factor: false },
    );
  };
}

/** Ends the hold of an account whose change of the e-mail address was undone, after a call with the member. */
export function releaseCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: { ...who, ...yes, 'new-email': { type: 'string' } } });
  const { email, reason } = readWho('users release', values, true);
  const newEmail = values['new-email']?.trim();
  if (newEmail === '') throw new UsageFault('users release: --new-email is empty.');
  return async (foundation) => {
    const user = await requireUser(foundation.database, email);
    const effect =
      newEmail === undefined
        ? 'the factors that were added around the change are removed for good'
        : `the account goes to ${newEmail}`;
    await confirm(`${user.name} (${email}) signs in again, and ${effect}.`, values.yes);
    await releaseAccount(foundation, { user_id: user.id, reason, newEmail });
    const sentence =
      newEmail === undefined
        ? `Released the account of ${email}: the password signs in again. A running server mails the member.`
        : `Released the account of ${email} for ${newEmail}. A running server mails the link to choose a password.`;
    return printed(values.json, sentence, { email: newEmail ?? email, is_held: false });
  };
}
