import { associationCodeIn, selectAssociation, type Association } from '@mijn/domain/associations';
import type { AuthUser } from '@mijn/domain/auth';
import { useLocation } from 'react-router';
import { useAppSelector } from '../store/hooks.ts';

/** Returns whether a user is signed in. A user who still has to give or set up the second factor is not. */
export function isSignedIn(user: AuthUser | null): user is AuthUser {
  if (!user) return false;
  const { enabled, authenticated, set_up } = user.two_factor_auth;
  return !set_up?.is_due && (!enabled || authenticated);
}

export interface Session {
  user: AuthUser | null;
  /** The active association. Undefined if the user has none, or is not a member of the one in the URL. */
  activeAssociation: Association | undefined;
  foreignCode: string | undefined;
  /** Whether staff who may not change anything impersonate the user (docs/product.md#impersonation). */
  isReadOnly: boolean;
}

const NOBODY: Session = {
  user: null,
  activeAssociation: undefined,
  foreignCode: undefined,
  isReadOnly: false,
};

/**
 * Returns the user and the association of a URL (docs/product.md#association-in-the-address), otherwise the active one
 * (docs/product.md#active-association).
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

export function useSession(): Session {
  const user = useAppSelector(({ session }) => session.user);
  const chosenId = useAppSelector((state) => state.user.activeAssociationId);
  return sessionAt(useLocation().search, user, chosenId);
}
