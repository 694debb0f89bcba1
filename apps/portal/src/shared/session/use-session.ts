import { selectAssociation, type Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { useAppSelector, type RootState } from '../api/hooks.ts';

/** Who may go where: a user whose second factor is still to come is not signed in yet. */
export function isSignedIn(user: AuthUser | null): user is AuthUser {
  return user !== null && (!user.two_factor_auth.enabled || user.two_factor_auth.authenticated);
}

/** The association that the member looks at (specification §4). */
export function selectActiveAssociation({ session, user }: RootState): Association | undefined {
  return session.user ? selectAssociation(session.user, user.activeAssociationId) : undefined;
}

export interface Session {
  /** Null while nobody is signed in, or the second factor is still to come. */
  user: AuthUser | null;
  /** Undefined for a user without associations. */
  activeAssociation: Association | undefined;
}

/** Who is signed in, and the association they look at. */
export function useSession(): Session {
  const user = useAppSelector(({ session }) => session.user);
  const activeAssociation = useAppSelector(selectActiveAssociation);
  return isSignedIn(user) ? { user, activeAssociation } : { user: null, activeAssociation: undefined };
}
