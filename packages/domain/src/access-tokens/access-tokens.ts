import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './access-tokens.contract.ts';

const tokens = '/security/access-tokens';

/** The operations of personal access tokens. None of them accepts an access token itself. */
export const accessTokensOperations = defineOperations<typeof shapes>()({
  /** Returns the personal access tokens of the member, without their secrets. */
  listAccessTokens: { method: 'GET', path: tokens },
  /** Creates a personal access token, and returns its secret once. */
  createAccessToken: { method: 'POST', path: tokens, respondsWith: 'id' },
  /** Revokes a personal access token, which stops working at once. */
  revokeAccessToken: { method: 'DELETE', path: `${tokens}/{access_token_id}` },
});

export const accessTokenScopes = ['read', 'write'] as const;

export type AccessTokenScope = (typeof accessTokenScopes)[number];

/** The periods that the portal offers for a new access token, in days. The last one is the maximum. */
export const accessTokenDays = [7, 30, 90, 365] as const;

export const ACCESS_TOKEN_DAYS_MAX = 365;

export type * from './access-tokens.contract.ts';
