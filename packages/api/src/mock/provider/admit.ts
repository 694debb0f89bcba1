import type { Association } from '@mijn/domain/associations';
import type { Account } from '../call/member.ts';
import type { Call } from '../call/mock-call.ts';
import { Refusal } from '../call/refusal.ts';
import type { AnyMock } from '../define-mock.ts';
import type { Session } from './session.ts';

/** The operations about an account itself, which refuse access tokens. */
const NO_TOKEN =
  /^\/(?:security|personal-data|calendar-feed|push|profile\/(?:email|password)|auth\/(?!user))/u;

/** The operations that a session without its second factor may call. */
const SECOND_FACTOR = /^\/auth\/(?:two-factor|user$)/u;

interface Admitted {
  account: Account;
  association: Association | undefined;
}

/** The operations without an association that a token of one association may call. */
const ANY_TOKEN = /^\/(?:auth\/user|events)$/u;

/** Returns the account of an access token. For a token of one association, other associations do not exist. */
function accountOfToken(
  session: Session,
  secret: string,
  { method, path }: Call,
  associationId: string | undefined,
): Account | Refusal {
  const token = session.tokens.get(secret);
  if (!token) return new Refusal('unauthenticated');
  const { account, scope, associationId: only } = token;
  if (NO_TOKEN.test(path) || (method !== 'GET' && scope === 'read'))
    return new Refusal('access_token_refused');
  if (only === null) return account;
  if (associationId === undefined && !ANY_TOKEN.test(path)) return new Refusal('access_token_refused');
  const associations = account.user.associations.filter(({ id }) => id === only);
  return { ...account, user: { ...account.user, associations } };
}

function accountOfSession({ account, isConfirmed }: Session, { path }: Call): Account | Refusal {
  if (!account) return new Refusal('unauthenticated');
  return isConfirmed || SECOND_FACTOR.test(path) ? account : new Refusal('two_factor_required');
}

/** Returns who makes a call, or why the call is refused, in the order of the checks of a back end. */
export function admit(
  session: Session,
  mock: AnyMock,
  operation: Call,
  request: Request,
  associationId: string | undefined,
): Admitted | Refusal {
  const [, secret] = /^Bearer (.+)$/u.exec(request.headers.get('authorization') ?? '') ?? [];
  const account =
    secret === undefined
      ? accountOfSession(session, operation)
      : accountOfToken(session, secret, operation, associationId);
  if (account instanceof Refusal || associationId === undefined) {
    return account instanceof Refusal ? account : { account, association: undefined };
  }
  const association = account.user.associations.find(({ id }) => id === associationId);
  if (!association || !mock.maySee(association)) return new Refusal('not_found');
  const isRefused = operation.errors?.includes('forbidden') && !mock.mayChange(association);
  return isRefused ? new Refusal('forbidden') : { account, association };
}
