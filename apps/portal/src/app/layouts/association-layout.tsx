import { Fragment, lazy, type ReactNode } from 'react';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { AssociationContext } from '../../shared/session/association-context.ts';
import { useIsOwnAddress } from '../../shared/session/use-is-own-address.ts';
import { useSession } from '../../shared/session/use-session.ts';

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
