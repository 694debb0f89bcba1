import { associationCodeIn, selectAssociation, type Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { useLocation } from 'react-router';
import { useAppSelector } from '../api/hooks.ts';

/** Who may go where: a user whose second factor is still to come is not signed in yet. */
export function isSignedIn(user: AuthUser | null): user is AuthUser {
  return user !== null && (!user.two_factor_auth.enabled || user.two_factor_auth.authenticated);
}

export interface Session {
  /** Null while nobody is signed in, or the second factor is still to come. */
  user: AuthUser | null;
  /** Undefined for a user without associations, and at an address of an association that is not theirs. */
  activeAssociation: Association | undefined;
  /** The code in the address, when it is of an association that the user is not in. */
  foreignCode: string | undefined;
  /** Whether provider staff look along who may change nothing (decisions §3): what changes something is not shown. */
  isReadOnly: boolean;
}

const NOBODY: Session = {
  user: null,
  activeAssociation: undefined,
  foreignCode: undefined,
  isReadOnly: false,
};

/**
 * Who is signed in, and the association that they look at: the one in the address (decisions §2), else by the rule of
 * specification §4.
 * @param search the search part of the address.
 * @param chosenId the association that was chosen last in this browser.
 */
export function sessionAt(search: string, user: AuthUser | null, chosenId: string | null): Session {
  if (!isSignedIn(user)) return NOBODY;
  const code = associationCodeIn(search);
  const activeAssociation =
    code === null
      ? selectAssociation(user, chosenId)
      : user.associations.find((association) => association.code === code);
  return {
    user,
    activeAssociation,
    foreignCode: activeAssociation === undefined && code !== null ? code : undefined,
    isReadOnly: user.impersonation?.is_read_only ?? false,
  };
}

/** Who is signed in, and the association that this tab looks at. */
export function useSession(): Session {
  const user = useAppSelector(({ session }) => session.user);
  const chosenId = useAppSelector((state) => state.user.activeAssociationId);
  return sessionAt(useLocation().search, user, chosenId);
}
