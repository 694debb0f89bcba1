import { parseArgs } from 'node:util';
import { findAccount } from '../../modules/accounts/auth/accounts.repository.ts';
import { grantRights, requireUser, revokeRights } from '../../modules/accounts/auth/accounts.service.ts';
import { json, printed, type Run } from '../run.ts';
import { UsageFault } from '../usage.ts';
import { readRights, readWho } from './read-options.ts';

const changes = {
  grant: { apply: grantRights, done: 'Granted' },
  revoke: { apply: revokeRights, done: 'Revoked' },
} as const;

export const rightsCommand =
  (action: keyof typeof changes) =>
  (args: string[]): Run => {
    const { values } = parseArgs({
      args,
      options: {
        email: { type: 'string' },
        association: { type: 'string', multiple: true, default: [] },
        ...json,
      },
    });
    const command = `users ${action}`;
    const { email } = readWho(command, { email: values.email }, false);
    const wanted = readRights(command, values.association);
    if (wanted.length === 0) throw new UsageFault(`${command} needs --association <code>[:<rights>].`);
    const { apply, done } = changes[action];
    return async (foundation) => {
      const user = await requireUser(foundation.database, email);
      await apply(foundation, user, wanted);
      const account = await findAccount(foundation.database, email, foundation.now());
      const list = values.association.join(', ');
      return printed(
        values.json,
        `${done} ${list} ${action === 'grant' ? 'to' : 'of'} ${email}.`,
        account ?? {},
      );
    };
  };
