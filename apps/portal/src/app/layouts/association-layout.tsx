import { RowsInSteps } from '@mijn/ui/first-rows';
import { Fragment, lazy, type ReactNode, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { loadChunk } from '../../shared/chunks/load-chunk.ts';
import { AssociationContext } from '../../shared/session/association-context.ts';
import { useSession } from '../../shared/session/use-session.ts';

/**
 * Returns whether this user opened the current URL for the active association. If another member signs in in a second
 * tab, the settings in the URL belong to someone else. Call it in a component that stays mounted meanwhile.
 */
function useIsOwnUrl(): boolean {
  const { key } = useLocation();
  const { user, activeAssociation } = useSession();
  const owner = `${user?.email}/${activeAssociation?.id}`;
  const [url, setUrl] = useState({ key, owner });
  if (url.key !== key) setUrl({ key, owner });
  return url.key !== key || url.owner === owner;
}

const NoAssociation = lazy(async () => ({
  default: (await loadChunk('no-association', () => import('./no-association.tsx'))).NoAssociation,
}));

interface AssociationLayoutProps {
  title: string;
  children: ReactNode;
}

/** Renders a page about the active association, and mounts it again when the member or the association changes. */
export function AssociationLayout({ title, children }: AssociationLayoutProps) {
  const { user, activeAssociation } = useSession();
  const isOwnUrl = useIsOwnUrl();
  const inSteps = useNavigationType() === NavigationType.Push;
  if (!user || !activeAssociation) return <NoAssociation title={title} />;
  return (
    <AssociationContext value={{ association: activeAssociation, isOwnUrl }}>
      <RowsInSteps value={inSteps}>
        <Fragment key={`${user.email}/${activeAssociation.id}`}>{children}</Fragment>
      </RowsInSteps>
    </AssociationContext>
  );
}
