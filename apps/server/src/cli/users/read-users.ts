import { parseArgs } from 'node:util';
import {
  type Account,
  type AccountDetails,
  type AccountMembership,
  findAccount,
  listAccounts,
} from '../../modules/accounts/auth/accounts.repository.ts';
import { StartFault } from '../../platform/config/errors.ts';
import { noteOperatorLook } from '../note-operator-look.ts';
import { json, printPages, type Run, timeOf } from '../run.ts';
import { readWho } from './read-options.ts';

const rightsOf = ({ association, rights }: AccountMembership): string =>
  rights.length === 0 ? association : `${association}:${rights.join(',')}`;

function lineOf({ email, name, memberships, disabled_at, has_password }: Account): string {
  const notes = [disabled_at ? 'DISABLED' : '', has_password ? '' : 'no password yet'].filter(Boolean);
  return [email, name, memberships.map(rightsOf).join(' '), notes.join(', ')].filter(Boolean).join('  ');
}

function describe(account: AccountDetails): string {
  const { email, name, code, disabled_at, has_password, has_two_factor, passkeys, memberships } = account;
  const { sessions, access_tokens, last_signed_in_at, is_held } = account;
  const state = disabled_at ? `disabled since ${timeOf(disabled_at)}` : is_held ? 'held' : 'works';
  return [
    `E-mail         ${email}`,
    `Name           ${name}`,
    `Code           ${code}`,
    `Account        ${state}`,
    `Associations   ${memberships.length === 0 ? 'none' : memberships.map((one) => `${rightsOf(one)} (${one.name})`).join(', ')}`,
    `Password       ${has_password ? 'chosen' : 'not chosen yet'}`,
    `Second factor  ${has_two_factor ? 'on' : 'off'}, ${passkeys} passkeys`,
    `Signed in      ${sessions} sessions, ${access_tokens} access tokens, last at ${last_signed_in_at ? timeOf(last_signed_in_at) : 'no time in the last year'}`,
  ].join('\n');
}

export function listCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { association: { type: 'string' }, search: { type: 'string' }, ...json },
  });
  const { association, search } = values;
  const look = { isJson: values.json, lineOf, empty: 'There are no such accounts.' };
  return async function* list(foundation) {
    await noteOperatorLook(foundation, 'users list', { association });
    yield* printPages(listAccounts(foundation.database, { association, search }), look);
  };
}

export function showCommand(args: string[]): Run {
  const { values } = parseArgs({ args, options: { email: { type: 'string' }, ...json } });
  const { email } = readWho('users show', { email: values.email }, false);
  return async (foundation) => {
    const account = await findAccount(foundation.database, email, foundation.now());
    if (!account) throw new StartFault(`Nobody signs in as ${email}.`);
    await noteOperatorLook(foundation, 'users show', { user_id: account.id });
    return values.json ? JSON.stringify(account, null, 2) : describe(account);
  };
}
