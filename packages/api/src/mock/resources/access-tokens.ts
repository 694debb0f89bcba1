import type { AccessToken } from '@mijn/domain/access-tokens';
import { accessTokensContract } from '@mijn/domain/access-tokens/contract';
import type { HttpHandler } from 'msw';
import { keepRows } from '../call/rows.ts';
import { nowOf } from '../call/visibility.ts';
import { callsOf, defineMock, type Responders } from '../define-mock.ts';
import { idOf } from '../provider/ids.ts';
import type { Place } from '../provider/place.ts';
import type { Session } from '../provider/session.ts';

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

/** The access token that a mocked call makes, in a provider with a number behind it. */
export const NEW_TOKEN = 'mijn_pat_0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklm';

const DAY_MS = 86_400_000;

const oneToken = ({ session, account, day, moment }: Place) => {
  const association = account.user.associations[0] ?? null;
  const of = association && { id: association.id, code: association.code, name: association.name };
  const token = anAccessToken(1, {
    association: of,
    created_at: moment(-10, '09:00'),
    expires_at: `${day(80)}T08:00:00.000Z`,
    last_used_at: moment(-1, '09:30'),
  });
  return { tokens: [token], session };
};

interface TokensData {
  tokens: readonly AccessToken[];
  session?: Session;
}

function respond({ tokens, session }: TokensData): Responders<typeof accessTokensContract> {
  const rows = keepRows(tokens);
  const secrets = new Map<string, string>();
  return {
    listAccessTokens: () => ({ data: [...rows.all()] }),
    createAccessToken: ({ body: { name, scope, association_id, expires_in_days }, member }) => {
      const association = member?.account.user.associations.find(({ id }) => id === association_id) ?? null;
      const made = rows.add(
        anAccessToken(100 + rows.count(), {
          name,
          scope,
          last_used_at: null,
          ...(member && {
            created_at: member.now,
            expires_at: new Date(Date.parse(nowOf(member)) + expires_in_days * DAY_MS).toISOString(),
            association: association && {
              id: association.id,
              code: association.code,
              name: association.name,
            },
          }),
        }),
      );
      const token = member ? `${NEW_TOKEN}${secrets.size}` : NEW_TOKEN;
      secrets.set(made.id, token);
      if (member)
        session?.tokens.set(token, { account: member.account, scope, associationId: association_id });
      return { ...made, token };
    },
    revokeAccessToken: ({ params }) => {
      session?.tokens.delete(secrets.get(params.access_token_id) ?? '');
      return rows.remove(params.access_token_id);
    },
  };
}

/** Returns mocked calls of the part "Sleutels voor apps", which change as on the server. */
export const accessTokensCalls = (tokens: readonly AccessToken[] = []): HttpHandler[] =>
  callsOf(accessTokensContract, respond({ tokens }));

export const accessTokensMock = defineMock({ contract: accessTokensContract, generate: oneToken, respond });
