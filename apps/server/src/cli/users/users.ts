import type { Run } from '../run.ts';
import { UsageFault } from '../usage.ts';
import { addCommand } from './add-user.ts';
import {
  changeEmailCommand,
  deleteCommand,
  disableCommand,
  enableCommand,
  releaseCommand,
  resetTwoFactorCommand,
} from './change-account.ts';
import { rightsCommand } from './change-rights.ts';
import { listCommand, showCommand } from './read-users.ts';
import { signOutCommand } from './sign-out.ts';

const actions: Readonly<Record<string, (args: string[]) => Run>> = {
  list: listCommand,
  show: showCommand,
  add: addCommand,
  grant: rightsCommand('grant'),
  revoke: rightsCommand('revoke'),
  disable: disableCommand,
  enable: enableCommand,
  'reset-two-factor': resetTwoFactorCommand,
  'change-email': changeEmailCommand,
  release: releaseCommand,
  'sign-out': signOutCommand,
  delete: deleteCommand,
};

const names = Object.keys(actions);
const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function usersCommand([action, ...args]: string[]): Run {
  const create = action !== undefined && Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (create) return create(args);
  throw new UsageFault(
    action === undefined
      ? `users needs one of the words ${list}.`
      : `users has no ${action}: it has ${list}.`,
  );
}
