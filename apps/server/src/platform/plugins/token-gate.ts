import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAccessToken } from '../security/access-token-text.ts';
import { countWrongProof } from '../security/attempts.ts';
import { rolesWithFactor } from '../security/required-second-factor.ts';
import type { Foundation } from '../foundation.ts';
import { AppError } from '../wire/app-error.ts';
import type { AccessTokenRights, CallAccess, Caller } from '../wire/caller.ts';
import { loadTokenCaller } from './load-token.ts';

const ACCESS_OF_TOKENS = new Set<CallAccess>(['signed_in', 'filtered', 'first_factor']);

/** Other schemes, such as the password of a test environment, are for the proxy in front of the server. */
export function readAccessToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, ...rest] = headers.authorization?.trim().split(/ +/u) ?? [];
  return scheme?.toLowerCase() === 'bearer' ? rest.join(' ') : undefined;
}

/** Names the reason of a refusal as RFC 6750 §3 does. */
function challenge(reply: FastifyReply, error: 'invalid_token' | 'insufficient_scope'): void {
  void reply.header('www-authenticate', `Bearer error="${error}"`);
}

/** Only unknown tokens count, so that no app stops others. @throws AppError `unauthenticated`, `too_many_requests` */
export async function callerOfToken(
  { config, database, now }: Pick<Foundation, 'config' | 'database' | 'now'>,
  token: string,
  associationId: string | null,
  { ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<Caller> {
  const caller = await loadTokenCaller(database, token, associationId, now(), rolesWithFactor(config));
  if (caller) return caller;
  challenge(reply, 'invalid_token');
  // A text that can't be a token costs nothing, so it is not counted.
  if (isAccessToken(token)) {
    await countWrongProof(database.queries, { kind: 'access_token', ip }, now());
  }
  throw new AppError('unauthenticated', { message: 'This access token is unknown, revoked or expired.' });
}

/** Checks the kind, scope and association of a call. @throws AppError `access_token_refused`. */
export function checkToken(
  { scope, association_id }: AccessTokenRights,
  call: { access: CallAccess; isChange: boolean; isAboutAssociation: boolean },
  reply: FastifyReply,
): void {
  const isOutside = association_id !== null && call.access === 'signed_in' && !call.isAboutAssociation;
  const isAllowed = ACCESS_OF_TOKENS.has(call.access) && !isOutside && (scope === 'write' || !call.isChange);
  if (isAllowed) return;
  challenge(reply, 'insufficient_scope');
  throw new AppError('access_token_refused');
}
