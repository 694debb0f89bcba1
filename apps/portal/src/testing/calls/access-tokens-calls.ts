import type { AccessToken } from '@mijn/domain/access-tokens';
import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import type { HttpHandler } from 'msw';
import { idOf } from '../builders.ts';
import { mockCall } from './mock-call.ts';

export const anAccessToken = (number: number, own: Partial<AccessToken> = {}): AccessToken => ({
  id: idOf(64, number),
  name: 'Boekhouding',
  scope: 'read',
  association: { id: idOf(1, 1001), code: '1001', name: 'VvE De Kade' },
  created_at: '2026-11-10T08:00:00.000Z',
  expires_at: '2027-02-10T08:00:00.000Z',
  is_expired: false,
  last_used_at: '2026-11-20T08:30:00.000Z',
  ...own,
});

/** The token that the mocked server makes. */
export const NEW_TOKEN = 'mijn_pat_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';

/** Returns mocked calls of the part "Sleutels voor apps", which change as on the server. */
export function accessTokensCalls(tokens: readonly AccessToken[] = []): HttpHandler[] {
  let all = [...tokens];
  return [
    mockCall(accessTokensContract.listAccessTokens, () => ({ data: all })),
    mockCall(accessTokensContract.createAccessToken, ({ body: { name, scope } }) => {
      const made = anAccessToken(100 + all.length, { name, scope, last_used_at: null });
      all = [made, ...all];
      return { ...made, token: NEW_TOKEN };
    }),
    mockCall(accessTokensContract.revokeAccessToken, ({ params }) => {
      all = all.filter(({ id }) => id !== params.access_token_id);
    }),
  ];
}
