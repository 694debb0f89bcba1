import type { AccessTokenScope } from '@mijn/domain/access-tokens';
import { v7 as newId } from 'uuid';
import { newAccessToken } from '../../../../platform/security/access-token-text.ts';
import { hashToken } from '../../../../platform/security/digest.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { insertToken } from '../access-tokens.repository.ts';

interface TokenOf {
  user_id: string;
  scope?: AccessTokenScope;
  association_id?: string | null;
}

/** Gives a user an access token for an hour, without the calls for it. @returns the token and its id. */
export async function createToken(
  { clock, database: { queries } }: Pick<TestApp, 'clock' | 'database'>,
  { user_id, scope = 'read', association_id = null }: TokenOf,
): Promise<{ id: string; token: string }> {
  const token = newAccessToken();
  const id = newId();
  const created_at = clock.now();
  await insertToken(queries, {
    id,
    user_id,
    token_hash: hashToken(token),
    name: 'Boekhouding',
    scope,
    association_id,
    created_at,
    expires_at: new Date(created_at.getTime() + 3_600_000),
  });
  return { id, token };
}
