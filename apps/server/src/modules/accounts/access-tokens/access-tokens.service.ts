import type { AccessToken, CreateAccessTokenBody, NewAccessToken } from '@mijn/domain/access-tokens';
import type { Association } from '@mijn/domain/associations';
import { ACCESS_TOKENS_MAX, DAY_MS, EXPIRED_TOKEN_MS } from '@mijn/domain/limits';
import { v7 as newId } from 'uuid';
import { inTransaction } from '../../../platform/database/index.ts';
import { writeMail } from '../../../platform/mail/send-mail.job.ts';
import { newAccessToken } from '../../../platform/security/access-token-text.ts';
import { writeAudit } from '../../../platform/security/audit.ts';
import { hashToken } from '../../../platform/security/digest.ts';
import type { Services } from '../../../capabilities/services.ts';
import { AppError, type Caller, orNotFound, type Unserialised } from '../../../platform/wire/index.ts';
import { lockAccount } from '../../../platform/security/account.ts';
import { accessTokenMail } from './access-tokens.mail.ts';
import * as repository from './access-tokens.repository.ts';
import { recordEnd } from './end-access-tokens.service.ts';

type Needs = Pick<Services, 'config' | 'database' | 'now'>;

const toWire = (
  { id, name, scope, association, created_at, expires_at, last_used_at }: repository.ListedToken,
  now: Date,
): Unserialised<AccessToken> => ({
  id,
  name,
  scope,
  association,
  created_at,
  expires_at,
  is_expired: expires_at <= now,
  last_used_at,
});

/** Lists the newest tokens first, with those that expired in the last 30 days. */
export async function listAccessTokens(
  { database, now }: Needs,
  { user_id }: Caller,
): Promise<Unserialised<AccessToken>[]> {
  const expiredSince = new Date(now().getTime() - EXPIRED_TOKEN_MS);
  const rows = await repository.listTokens(database.queries, user_id, expiredSince);
  return rows.map((row) => toWire(row, now()));
}

/**
 * Returns the association that a token is limited to, or null for a token of all associations. @throws AppError `validation_failed` if the
 * member does not belong to the association.
 */
async function associationOf(
  listReached: () => Promise<Association[]>,
  associationId: string | null,
): Promise<repository.ListedToken['association']> {
  if (associationId === null) return null;
  const found = (await listReached()).find(({ id }) => id === associationId);
  if (!found)
    throw new AppError('validation_failed', { errors: { association_id: [{ code: 'not_allowed' }] } });
  const { id, code, name } = found;
  return { id, code, name };
}

/**
 * Mails the member. Only this response has the token: the database has its hash. @param listReached returns the associations that the caller
 * can enter. @throws AppError `validation_failed` with
 * `too_many`, or `unauthenticated` if the session ended meanwhile.
 */
export async function createAccessToken(
  needs: Needs,
  caller: Caller,
  { name, scope, association_id, expires_in_days }: CreateAccessTokenBody,
  listReached: () => Promise<Association[]>,
): Promise<Unserialised<NewAccessToken>> {
  const { config, database, now } = needs;
  const { user_id } = caller;
  const association = await associationOf(listReached, association_id);
  const token = newAccessToken();
  const created_at = now();
  const row = {
    id: newId(),
    user_id,
    name,
    scope,
    association_id,
    created_at,
    expires_at: new Date(created_at.getTime() + expires_in_days * DAY_MS),
    last_used_at: null,
  };
  await inTransaction(database.queries, async (transaction) => {
    const member = await lockAccount(transaction, caller);
    const total = await repository.countTokens(transaction, user_id, created_at);
    if (total >= ACCESS_TOKENS_MAX) {
      throw new AppError('validation_failed', {
        message: 'The member has the maximum number of access tokens: revoke one first.',
        errors: { '': [{ code: 'too_many', params: { max: ACCESS_TOKENS_MAX } }] },
      });
    }
    await repository.insertToken(transaction, { ...row, token_hash: hashToken(token) });
    const details = { access_token_id: row.id, name, scope };
    await writeAudit(transaction, {
      action: 'access_token_created',
      happened_at: created_at,
      user_id,
      association_id,
      details,
    });
    const mail = accessTokenMail(config, {
      member,
      token: { ...row, association: association?.name ?? null },
      now: created_at,
    });
    await writeMail(transaction, { ...mail, dedupe_key: `access_token_created:${row.id}` }, created_at);
  });
  return { ...toWire({ ...row, association }, created_at), token };
}

/** From the commit on the token makes no call, and its streams end. @throws AppError `not_found` for an unknown token. */
export async function revokeAccessToken(
  { database, now }: Needs,
  { user_id }: Caller,
  id: string,
): Promise<void> {
  await inTransaction(database.queries, async (transaction) => {
    const names = await repository.deleteTokens(transaction, user_id, { id });
    orNotFound(names[0]);
    await recordEnd(transaction, user_id, { names, now: now() });
  });
}
