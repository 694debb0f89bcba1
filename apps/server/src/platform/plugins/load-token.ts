import type { Database } from '../database/index.ts';
import { lastChange } from '../database/replica/association-changes.repository.ts';
import { isAccessToken } from '../security/access-token-text.ts';
import { hashToken } from '../security/digest.ts';
import {
  requirementColumns,
  requirementJoin,
  requirementOf,
  type RequirementRow,
} from '../security/required-second-factor.ts';
import type { AccessTokenRights, Caller } from '../wire/caller.ts';
import { type MembershipRow, membershipOf } from './membership-of.ts';

/** Milliseconds between two updates of `last_used_at`, so that not every call writes to the database. */
const USED_EVERY_MS = 60_000;

type UserColumns =
  | 'user_id'
  | 'email'
  | 'name'
  | 'owner_id'
  | 'last_active_association_id'
  | 'has_two_factor'
  | 'expires_at';

interface Row extends Pick<Caller, UserColumns>, MembershipRow, RequirementRow {
  token_id: string;
  scope: AccessTokenRights['scope'];
  limited_to: string | null;
  last_used_at: Date | null;
  last_change?: number | null;
}

const loadText = (change: { column: string; join: string }): string => `
    select t.id as token_id, t.user_id, t.scope, t.association_id as limited_to, t.last_used_at, t.expires_at,
      u.email, u.name, u.owner_id, u.last_active_association_id, u.totp_secret is not null as has_two_factor,
      m.association_id, m.is_board, m.is_invoice_check, m.is_invoice_check_copy,
      ${requirementColumns('$3')}${change.column}
    from access_tokens t
    join users u on u.id = t.user_id and u.disabled_at is null
    left join memberships m on m.user_id = t.user_id and m.association_id = $2
      and (t.association_id is null or t.association_id = m.association_id)
    ${requirementJoin('t.user_id', '$4')} ${change.join}
    where t.token_hash = $1 and t.expires_at > $3`;

const loadStatement = { name: 'load_access_token', text: loadText({ column: '', join: '' }) };
/** Reads the last change of the association too, for a server with a read replica. */
const loadWithChangeStatement = { name: 'load_access_token_with_change', text: loadText(lastChange) };

const usedStatement = {
  name: 'access_token_used',
  text: `update access_tokens set last_used_at = $2
    where id = $1 and (last_used_at is null or last_used_at < $2)`,
};

/** Returns undefined for a token that is unknown, revoked or expired. A token of one association has no other membership. */
export async function loadTokenCaller(
  database: Database,
  token: string,
  associationId: string | null,
  now: Date,
  roles: readonly string[],
): Promise<Caller | undefined> {
  if (!isAccessToken(token)) return undefined;
  const statement = database.replica ? loadWithChangeStatement : loadStatement;
  const [row] = await database.prepared<Row>(statement, [hashToken(token), associationId, now, roles]);
  if (!row) return undefined;
  const {
    token_id,
    scope,
    limited_to,
    last_used_at,
    last_change = null,
    required_from: _required,
    is_due: _due,
    has_passkey: _passkey,
    ...user
  } = row;
  if (!last_used_at || now.getTime() - last_used_at.getTime() >= USED_EVERY_MS) {
    await database.prepared(usedStatement, [token_id, now]);
  }
  return {
    ...user,
    session_id: token_id,
    // The member was signed in with the second factor when the token was made.
    is_authenticated: true,
    sudo_at: null,
    // An undo ends the tokens, and nobody makes another one while the account is held.
    hold: null,
    required_second_factor: requirementOf(row),
    impersonator: null,
    access_token: { scope, association_id: limited_to },
    membership: membershipOf(row),
    last_change,
  };
}
