import type { Queries, users } from '../../platform/database/index.ts';
import { AppError, type Caller } from '../../platform/wire/index.ts';
import { lockUser } from './email-change.repository.ts';
import { lockSession } from './session.repository.ts';

/**
 * Locks the account of a session until the end of the transaction, so that changes of how a member signs in follow
 * each other, and none is made by a session that another change has just ended.
 * @returns The user.
 * @throws AppError `unauthenticated` if the session has ended.
 */
export async function lockAccount(
  queries: Queries,
  caller: Pick<Caller, 'user_id' | 'session_id'>,
): Promise<typeof users.$inferSelect> {
  const user = await lockSession(queries, caller);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/**
 * Locks the account of a user until the end of the transaction, for a change by somebody who has no session, so that it follows other
 * changes of how the member signs in.
 */
export async function lockAccountOf(queries: Queries, userId: string): Promise<void> {
  await lockUser(queries, userId);
}
