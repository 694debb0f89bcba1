import { parseArgs } from 'node:util';
import { normalizeText } from '@mijn/domain/texts';
import { object, ValidationError, type InferType } from 'yup';
import { addUser, type NewMembership } from '../modules/auth/add-user.service.ts';
import type { Foundation } from '../platform/foundation.ts';
import { code, email, requiredText } from '../capabilities/import/columns.ts';
import { StartFault } from '../platform/config/errors.ts';
import { inTransaction } from '../platform/database/index.ts';
import { revokeAccessTokensOf } from '../modules/access-tokens/end-access-tokens.service.ts';
import { closeAllSessions, closeOtherSessions } from '../modules/auth/session.repository.ts';
import { removeTwoFactor } from '../modules/auth/two-factor.service.ts';
import { releaseAccount } from '../modules/auth/release.service.ts';
import { findUser } from '../modules/auth/users.repository.ts';
import { writeAudit } from '../platform/security/audit.ts';
import { UsageFault } from './usage.ts';

/** The account has the same validation as `users.csv`. */
const account = object({ email: email(), name: requiredText(), code: code() });

/** Matches a code such as `1001`, or with rights `1001:board,check`. The code itself may contain a colon. */
const ASSOCIATION = /^(?<code>.+?)(?::(?<rights>(?:board|check|copy)(?:,(?:board|check|copy))*))?$/u;

function readMembership(text: string): NewMembership {
  const { code: associationCode = text, rights = '' } = ASSOCIATION.exec(text)?.groups ?? {};
  const has = (right: string): boolean => rights.split(',').includes(right);
  return {
    code: associationCode,
    is_board: has('board'),
    is_invoice_check: has('check'),
    is_invoice_check_copy: has('copy'),
  };
}

function readAccount(values: Partial<InferType<typeof account>>): InferType<typeof account> {
  try {
    return account.validateSync(values, { abortEarly: false, strict: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const faults = error.inner.map(({ path, message }) => `--${path} ${message}.`);
    throw new UsageFault(`users add: ${faults.join(' ')}`);
  }
}

type Run = (foundation: Foundation) => Promise<string>;

/** Ends the sessions and the access tokens of one user, such as after a theft, or the sessions of all users. */
function signOutCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, all: { type: 'boolean', default: false } },
  });
  const { all } = values;
  const address = values.email?.trim() ?? '';
  if (all === (address !== '')) throw new UsageFault('users sign-out needs --email <e-mail>, or --all.');
  return async ({ database: { queries }, now }) => {
    if (all) return `Ended ${await closeAllSessions(queries, now())} sessions. Access tokens work as before.`;
    const user = await findUser(queries, 'email', address);
    if (!user) throw new StartFault(`Nobody signs in as ${address}.`);
    const tokens = await inTransaction(queries, async (transaction) => {
      await closeOtherSessions(transaction, user.id, undefined, now());
      await writeAudit(transaction, {
        action: 'all_devices_signed_out',
        happened_at: now(),
        user_id: user.id,
        details: { by: 'operator' },
      });
      return revokeAccessTokensOf(transaction, user.id, { now: now() });
    });
    return `Ended all sessions and ${tokens.length} access tokens of ${address}.`;
  };
}

/** Helps a member who lost the app and the recovery codes. */
function removeSecondFactorCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      reason: { type: 'string' },
      passkeys: { type: 'boolean', default: false },
    },
  });
  const [address = '', reason = ''] = [values.email?.trim(), values.reason?.trim()];
  const { passkeys } = values;
  if (address === '' || reason === '') {
    throw new UsageFault('users remove-second-factor needs --email <e-mail> and --reason <text>.');
  }
  return async (foundation) => {
    const user = await findUser(foundation.database.queries, 'email', address);
    if (!user) throw new StartFault(`Nobody signs in as ${address}.`);
    if (!(await removeTwoFactor(foundation, user, reason, { passkeys }))) {
      const further = passkeys ? 'There are no passkeys.' : 'Passkeys are removed with --passkeys.';
      throw new StartFault(`The second factor of ${address} is off already. ${further}`);
    }
    const removed = passkeys ? ', removed the passkeys' : '';
    return `Turned the second factor of ${address} off${removed}, and ended all sessions. A running server mails it to the member.`;
  };
}

/** Ends the hold of an account whose change of the e-mail address was undone, after a call with the member. */
function releaseCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, 'new-email': { type: 'string' }, reason: { type: 'string' } },
  });
  const [address = '', reason = ''] = [values.email?.trim(), values.reason?.trim()];
  const newEmail = values['new-email']?.trim();
  if (address === '' || reason === '' || newEmail === '') {
    throw new UsageFault('users release needs --email <e-mail> and --reason <text>.');
  }
  return async (foundation) => {
    const user = await findUser(foundation.database.queries, 'email', address);
    if (!user) throw new StartFault(`Nobody signs in as ${address}.`);
    await releaseAccount(foundation, { user_id: user.id, reason, newEmail });
    return newEmail === undefined
      ? `Released the account of ${address}: the password signs in again. A running server mails the member.`
      : `Released the account of ${address} for ${newEmail}. A running server mails the link to choose a password.`;
  };
}

export function usersCommand([action, ...args]: string[]): Run {
  if (action === 'sign-out') return signOutCommand(args);
  if (action === 'remove-second-factor') return removeSecondFactorCommand(args);
  if (action === 'release') return releaseCommand(args);
  if (action !== 'add') {
    throw new UsageFault('users needs the word add, sign-out, remove-second-factor or release.');
  }
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      code: { type: 'string' },
      association: { type: 'string', multiple: true, default: [] },
      mail: { type: 'boolean', default: false },
    },
  });
  const user = readAccount({
    ...(values.email !== undefined && { email: values.email.trim() }),
    ...(values.name !== undefined && { name: normalizeText(values.name).trim() }),
    ...((values.code ?? values.email) !== undefined && { code: (values.code ?? values.email ?? '').trim() }),
  });
  const memberships = values.association.map(readMembership);
  const codes = memberships.map((membership) => membership.code);
  if (new Set(codes).size < codes.length) throw new UsageFault('users add: name each --association once.');
  return async (foundation) => {
    const link = await addUser(foundation, { ...user, memberships, isMailed: values.mail });
    return values.mail
      ? `Made an account for ${user.email}, and a mail with the link to choose a password. A running server sends it.`
      : `Made an account for ${user.email}. The link to choose a password works once, within seven days:\n${link}`;
  };
}
