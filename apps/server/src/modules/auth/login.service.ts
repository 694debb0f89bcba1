import type { LoginBody } from '@mijn/domain/auth';
import { inTransaction } from '../../database/index.ts';
import { countAttempt } from '../../security/attempts.ts';
import { isPassword } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { AppError } from '../../wire/index.ts';
import { closeSession, openSession } from './session.repository.ts';
import { findUser } from './users.repository.ts';

/**
 * Opens a session for the right e-mail address and password, and ends the browser's earlier one.
 * @returns the value of the new session's cookie.
 * @throws AppError `invalid_credentials`, or `too_many_requests`.
 */
export async function login(
  { database: { queries }, now }: Services,
  { email, password }: LoginBody,
  { ip, token }: { ip: string; token: string | undefined },
): Promise<string> {
  const takeBack = await countAttempt(queries, { kind: 'login', target: email, ip }, now());
  const user = await findUser(queries, 'email', email);
  const isRight = await isPassword(user?.password_hash ?? null, password);
  if (!user || !isRight) throw new AppError('invalid_credentials');
  await takeBack();
  return inTransaction(queries, async (transaction) => {
    await closeSession(transaction, token, now());
    return openSession(transaction, { user_id: user.id, now: now() });
  });
}
