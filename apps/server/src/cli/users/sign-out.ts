import { parseArgs } from 'node:util';
import { requireUser, signOutAccount } from '../../modules/accounts/auth/accounts.service.ts';
import { closeAllSessions } from '../../modules/accounts/auth/session.repository.ts';
import { writeAudit } from '../../platform/security/audit.ts';
import { json, printed, type Run } from '../run.ts';
import { UsageFault } from '../usage.ts';

/** Ends the sessions and the access tokens of one user, such as after a theft, or the sessions of all users. */
export function signOutCommand(args: string[]): Run {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, all: { type: 'boolean', default: false }, ...json },
  });
  const { all } = values;
  const email = values.email?.trim() ?? '';
  if (all === (email !== '')) throw new UsageFault('users sign-out needs --email <e-mail>, or --all.');
  return async (foundation) => {
    const { database, now } = foundation;
    const { queries } = database;
    if (all) {
      const sessions = await closeAllSessions(queries, now());
      await writeAudit(queries, {
        action: 'all_devices_signed_out',
        happened_at: now(),
        user_id: null,
        details: { by: 'operator', sessions },
      });
      return printed(values.json, `Ended ${sessions} sessions. Access tokens work as before.`, { sessions });
    }
    const user = await requireUser(database, email);
    const tokens = await signOutAccount(foundation, user);
    const sentence = `Ended all sessions and ${tokens.length} access tokens of ${email}. A running server mails the member.`;
    return printed(values.json, sentence, { email, access_tokens: tokens.length });
  };
}
