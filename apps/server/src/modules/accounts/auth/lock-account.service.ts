import type { Queries, users } from '../../../platform/database/index.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { lockUser } from './email-change.repository.ts';
import { lockSession } from './session.repository.ts';

/** Makes changes of sign-in follow each other until the transaction ends. @throws AppError `unauthenticated` */
export async function lockAccount(
  queries: Queries,
  caller: Pick<Caller, 'user_id' | 'session_id'>,
): Promise<typeof users.$inferSelect> {
  const user = await lockSession(queries, caller);
  if (!user) throw new AppError('unauthenticated');
  return user;
}

/** Locks for a change by somebody without a session, so that it follows other changes of how the member signs in. */
export async function lockAccountOf(queries: Queries, userId: string): Promise<void> {
  await lockUser(queries, userId);
}
