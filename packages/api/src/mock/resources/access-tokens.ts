import type { AccessToken } from '@mijn/domain/access-tokens';
import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import { keepRows } from '../call/rows.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';

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

/** The access token that a mocked call makes. It signs nobody in. */
export const NEW_TOKEN = 'mijn_pat_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';

function respond(tokens: readonly AccessToken[]): Responders<typeof accessTokensContract> {
  const rows = keepRows(tokens);
  return {
    listAccessTokens: () => ({ data: [...rows.all()] }),
    createAccessToken: ({ body: { name, scope } }) => {
      const made = rows.add(anAccessToken(100 + rows.count(), { name, scope, last_used_at: null }));
      return { ...made, token: NEW_TOKEN };
    },
    revokeAccessToken: ({ params }) => rows.remove(params.access_token_id),
  };
}

/** Returns mocked calls of access tokens, which are kept for the duration of one story or test. */
export const accessTokensCalls = (tokens: readonly AccessToken[] = []) =>
  callsOf(accessTokensContract, respond(tokens));

export const accessTokensMock = defineMock({
  contract: accessTokensContract,
  generate: () => [anAccessToken(1)],
  respond,
});
