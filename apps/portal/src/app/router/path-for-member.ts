import { searchForMember } from '@mijn/domain/associations';
import type { Path } from 'react-router';
import type { Session } from '../../shared/session/use-session.ts';
import { isSigningIn } from '../paths.ts';

/** An address of the portal as this member gets it: with the association, but for the pages of signing in. */
export function pathForMember(path: Partial<Path>, { user, activeAssociation }: Session): Partial<Path> {
  if (user === null || isSigningIn(path.pathname ?? '')) return path;
  return { ...path, search: searchForMember(path.search ?? '', user.associations, activeAssociation) };
}

/** Whether an address is a page of the portal: a path or a search part, and no call of the server. */
export const isWithinPortal = (href: string): boolean => /^(\?|\/(?!\/|api\/))/u.test(href);
