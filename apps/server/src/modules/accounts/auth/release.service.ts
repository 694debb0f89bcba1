import { StartFault } from '../../../platform/config/errors.ts';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Foundation } from '../../../platform/foundation.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { isTaken, lockEmail, restoreEmail } from './email-change.repository.ts';
import { endHold } from './hold-end.service.ts';
import { findHold } from './hold.repository.ts';
import { createResetLink } from './reset.service.ts';
import { deleteResets } from './session.repository.ts';

interface Release {
  user_id: string;
  /** Says how the operator knows the member, for the audit log. */
  reason: string;
  /** One of the addresses that the undo took away; undefined for that of the account. */
  newEmail: string | undefined;
}

/**
 * Ends all sessions. For the address of the account, the password alone signs in again, and the suspended factors are
 * removed. For a new address, the account keeps the suspended factors, and a mail has a link to choose a password. @throws
 * StartFault if the account is not held, or can't have the new address.
 */
export async function releaseAccount(
  needs: Pick<Foundation, 'config' | 'database' | 'now'>,
  { user_id, reason, newEmail }: Release,
): Promise<void> {
  const { config, database, now } = needs;
  await inTransaction(database.queries, async (transaction) => {
    const user = await lockUser(transaction, user_id);
    const hold = await findHold(transaction, user_id);
    if (!user || !hold) throw new StartFault('This account is not held: the member can sign in as always.');
    const end = { by: 'operator', reason, isNewAddress: newEmail !== undefined } as const;
    if (newEmail === undefined) {
      await endHold(transaction, needs, hold, end);
      return;
    }
    const email = hold.new_emails.find((known) => known.toLowerCase() === newEmail.toLowerCase());
    if (email === undefined)
      throw new StartFault(`The undo did not take ${newEmail} away from this account.`);
    await lockEmail(transaction, email);
    if (await isTaken(transaction, { email, user_id }, now())) {
      throw new StartFault(`Another account has the address ${email} now.`);
    }
    await deleteResets(transaction, user_id);
    await restoreEmail(transaction, user_id, email);
    const link = await createResetLink(transaction, config, { id: user_id, email }, now());
    await endHold(transaction, needs, hold, { ...end, link });
  });
}
