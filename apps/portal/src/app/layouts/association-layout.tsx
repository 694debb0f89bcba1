import { Fragment, lazy, type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { AssociationContext } from '../../shared/session/association-context.ts';
import { useSession } from '../../shared/session/use-session.ts';

/**
 * Whether the address that stands there was opened by this member for this association. When either changes under it
 * (another member in a second tab, another association), what it holds is no longer theirs. Ask it from a component that
 * stays through the change.
 */
function useIsOwnAddress(): boolean {
  const { key } = useLocation();
  const { user, activeAssociation } = useSession();
  const owner = `${user?.email}/${activeAssociation?.id}`;
  const [address, setAddress] = useState({ key, owner });
  if (address.key !== key) setAddress({ key, owner });
  return address.key !== key || address.owner === owner;
}

const NoAssociation = lazy(async () => ({
  default: (await loadChunk('no-association', () => import('./no-association.tsx'))).NoAssociation,
}));

interface AssociationLayoutProps {
  /** The heading, for a member without associations. */
  title: string;
  children: ReactNode;
}

/** Around every page about the active association. The page starts anew when the member or the association changes. */
export function AssociationLayout({ title, children }: AssociationLayoutProps) {
  const { user, activeAssociation } = useSession();
  const isOwnAddress = useIsOwnAddress();
  if (!user || !activeAssociation) return <NoAssociation title={title} />;
  return (
    <AssociationContext value={{ association: activeAssociation, isOwnAddress }}>
      <Fragment key={`${user.email}/${activeAssociation.id}`}>{children}</Fragment>
    </AssociationContext>
  );
}
