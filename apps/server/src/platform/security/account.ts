import { eq, sql } from 'drizzle-orm';
import { type Queries, sessions, users } from '../database/index.ts';
import { AppError, type Caller } from '../wire/index.ts';
import { hashToken, newToken } from './digest.ts';

type User = typeof users.$inferSelect;

/** Locks an account until the transaction ends, so that two changes of it or of its sign-in follow each other. */
export async function lockUser(queries: Queries, id: string): Promise<User | undefined> {
  const [user] = await queries.select().from(users).where(eq(users.id, id)).for('update');
  return user;
}

/** Locks the account and the session of a caller until the transaction ends. @throws AppError `unauthenticated` if the session has ended. */
export async function lockAccount(
  queries: Queries,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
): Promise<User> {
  const user = await lockUser(queries, user_id);
  const [session] = await queries
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, session_id))
    .for('share');
  if (!session || !user) throw new AppError('unauthenticated');
  return user;
}

/** Returns the columns of a session that gets a new cookie. */
export const renewedSession = (token: string, now: Date) => ({
  token_hash: hashToken(token),
  previous_token_hash: sql`${sessions.token_hash}`,
  renewed_at: now,
});

/** Records that a session has proved the second factor. Returns the new value of its cookie. */
export async function confirmSession(queries: Queries, sessionId: string, now: Date): Promise<string> {
  const token = newToken();
  await queries
    .update(sessions)
    .set({ ...renewedSession(token, now), two_factor_at: now })
    .where(eq(sessions.id, sessionId));
  return token;
}
