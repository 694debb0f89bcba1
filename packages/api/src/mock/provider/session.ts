import type { AuthUser } from '@mijn/domain/auth';
import type { Account } from '../call/member.ts';

export interface Session {
  accounts: readonly Account[];
  /** The signed-in account, also while its second factor is not confirmed; undefined if nobody is signed in. */
  account: Account | undefined;
  /** Whether the second factor is confirmed. */
  isConfirmed: boolean;
  /** The accounts by their access token. */
  tokens: ReadonlyMap<string, Account>;
}

export function signIn(session: Session, account: Account): void {
  session.account = account;
  session.isConfirmed = !account.user.two_factor_auth.enabled;
}

/** Returns the signed-in user as the user check answers it: without the second factor, as a stranger. */
export const userOf = ({ account, isConfirmed }: Session): AuthUser | undefined =>
  account && {
    ...account.user,
    ...(!isConfirmed && { associations: [], last_active_association_id: null, owner: null }),
    two_factor_auth: { ...account.user.two_factor_auth, authenticated: isConfirmed },
  };
