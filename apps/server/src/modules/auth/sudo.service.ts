import { countAttempt } from '../../security/attempts.ts';
import type { CallOrigin } from '../../security/audit.ts';
import { isPassword } from '../../security/passwords.ts';
import type { Services } from '../../services.ts';
import { AppError, type Caller } from '../../wire/index.ts';
import { recordSudo } from './session.repository.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { findUser } from './users.repository.ts';

/**
 * Lets a session change how the member signs in, for `SUDO_MS`, if the password is the current one. The audit log has each
 * wrong one.
 * @throws AppError `validation_failed` with `wrong_password`, or `too_many_requests`.
 */
export async function confirmPassword(
  { database: { queries }, now }: Pick<Services, 'database' | 'now'>,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  password: string,
  origin: CallOrigin,
): Promise<void> {
  const takeBack = await countAttempt(queries, { kind: 'sudo', target: user_id, ip: origin.ip }, now());
  const user = await findUser(queries, 'id', user_id);
  if (!(await isPassword(user?.password_hash ?? null, password))) {
    await recordFailure(queries, 'confirmation_failed', user_id, origin, now());
    throw new AppError('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } });
  }
  await recordSudo(queries, session_id, now());
  await takeBack();
}
