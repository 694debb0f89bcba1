import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from './use-session.ts';

/**
 * Whether the address that stands there was opened by this member for this association. When either changes under it
 * (another member in a second tab, another association), what it holds is no longer theirs. Ask it from a component that
 * stays through the change.
 */
export function useIsOwnAddress(): boolean {
  const { key } = useLocation();
  const { user, activeAssociation } = useSession();
  const owner = `${user?.email}/${activeAssociation?.id}`;
  const [address, setAddress] = useState({ key, owner });
  if (address.key !== key) setAddress({ key, owner });
  return address.key !== key || address.owner === owner;
}
