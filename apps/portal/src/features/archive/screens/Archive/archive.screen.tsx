import { EmptyState } from '@mijn/ui/empty-state';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { AssociationArchive } from './association-archive.tsx';
import { texts } from './texts.ts';

/** The archive of the active association. */
export function ArchiveScreen() {
  const { activeAssociation } = useSession();
  if (activeAssociation)
    return <AssociationArchive key={activeAssociation.id} association={activeAssociation} />;
  return (
    <Page title={texts.title}>
      <EmptyState drawing="houses" title={texts.noAssociation.title}>
        {texts.noAssociation.text}
      </EmptyState>
    </Page>
  );
}
