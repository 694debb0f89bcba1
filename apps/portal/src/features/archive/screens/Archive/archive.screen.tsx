import { EmptyState } from '@mijn/ui/empty-state';
import { useIsOwnAddress } from '../../../../shared/session/use-is-own-address.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { AssociationArchive } from './association-archive.tsx';
import { texts } from './texts.ts';

/** The archive of the active association. */
export function ArchiveScreen() {
  const { user, activeAssociation } = useSession();
  const isOwnAddress = useIsOwnAddress();
  if (user && activeAssociation) {
    return (
      <AssociationArchive
        key={`${user.email}/${activeAssociation.id}`}
        association={activeAssociation}
        isOwnAddress={isOwnAddress}
      />
    );
  }
  return (
    <Page title={texts.title}>
      <EmptyState drawing="houses" title={texts.noAssociation.title}>
        {texts.noAssociation.text}
      </EmptyState>
    </Page>
  );
}
