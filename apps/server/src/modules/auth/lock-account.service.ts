import type { Queries, users } from '../../database/index.ts';
import { AppError, type Caller } from '../../wire/index.ts';
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
