import type { Queries } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/wire/index.ts';
import { lockUser } from '../../../platform/security/account.ts';
import { findChange } from './email-change.repository.ts';

export const invalidLink = (): AppError => new AppError('email_link_invalid');

/** Locks the user. @throws AppError `email_link_invalid`. */
export async function readLink(transaction: Queries, id: string | undefined) {
  const found = id === undefined ? undefined : await findChange(transaction, id);
  const user = found && (await lockUser(transaction, found.user_id));
  // The change is read again, because another call may have changed it before this one had the lock.
  const change = found && (await findChange(transaction, found.id));
  if (!user || !change) throw invalidLink();
  return { user, change };
}
