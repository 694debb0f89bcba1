import { AssociationPage } from '../../../../shared/shell/association-page.tsx';
import { AssociationArchive } from './association-archive.tsx';
import { texts } from './texts.ts';

/** The archive of the active association. */
export function ArchiveScreen() {
  return (
    <AssociationPage title={texts.title}>
      {(association, isOwnAddress) => (
        <AssociationArchive association={association} isOwnAddress={isOwnAddress} />
      )}
    </AssociationPage>
  );
}
