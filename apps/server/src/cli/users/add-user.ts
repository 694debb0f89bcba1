import { parseArgs } from 'node:util';
import { type InferType, object, ValidationError } from 'yup';
import { addUser } from '../../modules/accounts/auth/add-user.service.ts';
import { typedLine } from '../../platform/texts/typed-text.ts';
import { code, email, requiredText } from '../../capabilities/import/columns.ts';
import { json, printed, type Run } from '../run.ts';
import { UsageFault } from '../usage.ts';
import { readRights } from './read-options.ts';

/** The account has the same validation as `users.csv`. */
const account = object({ email: email(), name: requiredText(), code: code() });

function readAccount(values: Partial<InferType<typeof account>>): InferType<typeof account> {
  try {
    return account.validateSync(values, { abortEarly: false, strict: true });
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const faults = error.inner.map(({ path, message }) => `--${path} ${message}.`);
    throw new UsageFault(`users add: ${faults.join(' ')}`);
  }
}

export function addCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      code: { type: 'string' },
      association: { type: 'string', multiple: true, default: [] },
      mail: { type: 'boolean', default: false },
      ...json,
    },
  });
  const user = readAccount({
    ...(values.email !== undefined && { email: values.email.trim() }),
    ...(values.name !== undefined && { name: typedLine(values.name) }),
    ...((values.code ?? values.email) !== undefined && { code: (values.code ?? values.email ?? '').trim() }),
  });
  const memberships = readRights('users add', values.association).map(({ code: association, rights }) => ({
    code: association,
    is_board: rights.includes('board'),
    is_invoice_check: rights.includes('check'),
    is_invoice_check_copy: rights.includes('copy'),
  }));
  return async (foundation) => {
    const link = await addUser(foundation, { ...user, memberships, isMailed: values.mail });
    const sentence = values.mail
      ? `Made an account for ${user.email}, and a mail with the link to choose a password. A running server sends it.`
      : `Made an account for ${user.email}. The link to choose a password works once, within seven days:\n${link}`;
    return printed(values.json, sentence, { ...user, link: values.mail ? null : link });
  };
}
