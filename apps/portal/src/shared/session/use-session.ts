import { associationCodeIn, selectAssociation, type Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { useLocation } from 'react-router';
import { useAppSelector } from '../store/hooks.ts';

/**
 * Returns whether a user is signed in. A user who has not yet given the second factor, or has to set one up first, is not signed
 * in.
 */
export function isSignedIn(user: AuthUser | null): user is AuthUser {
  if (!user) return false;
  const { enabled, authenticated, set_up } = user.two_factor_auth;
  return !set_up?.is_due && (!enabled || authenticated);
}

export interface Session {
  /** The signed-in user. Null while nobody is signed in or the second factor has not been given yet. */
  user: AuthUser | null;
  /**
   * The active association. Undefined if the user has no associations, or if the URL contains the code of an
   * association that the user is not a member of.
   */
  activeAssociation: Association | undefined;
  /** The code of the association in the URL, if the user is not a member of that association. */
  foreignCode: string | undefined;
  /**
   * Whether the user is impersonated by staff who may not change anything (docs/product.md#impersonation). Controls that
   * change something are then hidden.
   */
  isReadOnly: boolean;
}

const NOBODY: Session = {
  user: null,
  activeAssociation: undefined,
  foreignCode: undefined,
  isReadOnly: false,
};

/**
 * Returns the session for a URL: the user and the active association. The association is the one in the URL
 * (docs/product.md#association-in-the-address), otherwise the active one (docs/product.md#active-association).
 * @param search the query string of the URL.
 * @param chosenId the id of the association that was chosen last in this browser.
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

/** Returns the signed-in user and the active association of this tab. */
export function useSession(): Session {
  const user = useAppSelector(({ session }) => session.user);
  const chosenId = useAppSelector((state) => state.user.activeAssociationId);
  return sessionAt(useLocation().search, user, chosenId);
}
