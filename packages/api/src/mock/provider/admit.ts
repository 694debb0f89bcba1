import type { Association } from '@mijn/domain/associations';
import type { Account } from '../call/member.ts';
import type { Call } from '../call/mock-call.ts';
import { Refusal } from '../call/refusal.ts';
import type { Session } from './session.ts';

/** The operations that a session without its second factor may call. */
const SECOND_FACTOR = /^\/auth\/(?:two-factor|user$)/u;

export interface Admitted {
  account: Account;
  association: Association | undefined;
}

function accountOf(session: Session, { path }: Call, request: Request): Account | Refusal {
  const [, token] = /^Bearer (.+)$/u.exec(request.headers.get('authorization') ?? '') ?? [];
  const account = token === undefined ? session.account : session.tokens.get(token);
  if (!account) return new Refusal('unauthenticated');
  const isAdmitted = token !== undefined || session.isConfirmed || SECOND_FACTOR.test(path);
  return isAdmitted ? account : new Refusal('two_factor_required');
}

/** Returns who makes a call, or why the call is refused. An association of others does not exist for a member. */
export function admit(
  session: Session,
  operation: Call,
  request: Request,
  associationId: string | undefined,
): Admitted | Refusal {
  const account = accountOf(session, operation, request);
  if (account instanceof Refusal) return account;
  const association = account.user.associations.find(({ id }) => id === associationId);
  return associationId !== undefined && !association ? new Refusal('not_found') : { account, association };
}
