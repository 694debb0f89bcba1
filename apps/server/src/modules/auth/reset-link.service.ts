import { PASSWORD_RESET_MS } from '@mijn/domain/limits';
import type { Config } from '../../config/config.ts';
import type { Queries } from '../../database/index.ts';
import { hashToken, newToken } from '../../security/digest.ts';
import { insertReset } from './links.repository.ts';

/** Makes the link with which a user chooses a password: once, within 60 minutes (decisions §3). */
export async function makeResetLink(
  queries: Queries,
  { appUrl }: Pick<Config, 'appUrl'>,
  user: { id: string; email: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  const expires_at = new Date(now.getTime() + PASSWORD_RESET_MS);
  await insertReset(queries, { token_hash: hashToken(token), user_id: user.id, expires_at });
  return new URL(`/password/reset/${token}/${encodeURIComponent(user.email)}`, appUrl).href;
}
