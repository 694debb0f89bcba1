import { limitAttempt } from '../../../platform/security/attempts.ts';
import { isPassword } from '../../../platform/security/passwords.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller } from '../../../platform/wire/index.ts';
import { knownBrowserOf } from '../security/devices.service.ts';
import type { Browser } from './browser.service.ts';
import { recordSudo } from './session.repository.ts';
import { recordFailure } from './sign-in-failure.service.ts';
import { findUser } from './users.repository.ts';

/**
 * The proof lasts `SUDO_MS`. The audit log has each wrong password. @throws AppError `validation_failed` with
 * `wrong_password`, `reset_required`, or `too_many_requests`.
 */
export async function confirmPassword(
  needs: Pick<Services, 'config' | 'database' | 'now'>,
  { user_id, session_id }: Pick<Caller, 'user_id' | 'session_id'>,
  password: string,
  browser: Omit<Browser, 'token'>,
): Promise<void> {
  const { database, now } = needs;
  const { queries } = database;
  const knownBrowser = await knownBrowserOf(queries, { id: user_id }, browser);
  const attempt = { kind: 'sudo', target: user_id, ip: browser.ip, knownBrowser } as const;
  await limitAttempt(queries, attempt, now(), async () => {
    const user = await findUser(queries, 'id', user_id);
    if (await isPassword(user?.password_hash ?? null, password, { lane: 'member', id: user_id })) return;
    await recordFailure(needs, 'confirmation_failed', user_id, browser);
    throw new AppError('validation_failed', { errors: { password: [{ code: 'wrong_password' }] } });
  });
  await recordSudo(queries, session_id, now());
}
