import { parseArgs } from 'node:util';
import { normalizeText } from '@mijn/domain/texts';
import { object, ValidationError, type InferType } from 'yup';
import { addUser, type NewMembership } from '../modules/auth/add-user.service.ts';
import type { Foundation } from '../services.ts';
import { code, email, requiredText } from '../import/columns.ts';
import { UsageFault } from './usage.ts';

/** The schema of an account, with the same validation as `users.csv`. */
const account = object({ email: email(), name: requiredText(), code: code() });

/**
 * The code of an association, such as `1001`, or the code with rights, such as `1001:board,check`. The code
 * itself may contain a colon.
 */
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

/**
 * Creates the command `users add`, which creates an account, and prints or mails the link to choose a
 * password.
 */
export function usersCommand([action, ...args]: string[]): (foundation: Foundation) => Promise<string> {
  if (action !== 'add') throw new UsageFault('users needs the word add: users add --email … --name ….');
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
      : `Made an account for ${user.email}. The link to choose a password works once, within 60 minutes:\n${link}`;
  };
}
