import { mdiDownloadOutline, mdiPlus } from '@mdi/js';
import type { MediaItem } from '@mijn/domain/archive';
import type { Association } from '@mijn/domain/associations';
import { canManageArchive } from '@mijn/domain/roles';
import { Button } from '@mijn/ui/button';
import { LinkButton } from '@mijn/ui/link-button';
import { SideLayout } from '@mijn/ui/page';
import { Stack } from '@mijn/ui/stack';
import { lazy, Suspense, useEffect, useState } from 'react';
import { loadChunk } from '../../../../shared/chunks/load-chunk.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useArchiveFilters } from '../../use-archive-filters.ts';
import { useFileAddresses } from '../../use-file-addresses.ts';
import { ArchiveGroups } from './archive-groups.tsx';
import { DocumentResults } from './document-results.tsx';
import { ArchiveFilterBar } from './archive-filter-bar.tsx';
import { texts } from './texts.ts';
import { useSelection } from './use-selection.ts';

const loadBoardWindows = () => loadChunk('board-windows', () => import('../../board-windows.ts'));

const AddDocuments = lazy(async () => ({ default: (await loadBoardWindows()).AddDocuments }));
const EditDocument = lazy(async () => ({ default: (await loadBoardWindows()).EditDocument }));
const DocumentViewer = lazy(async () => ({
  default: (await loadChunk('document-viewer', () => import('../../viewer/document-viewer.tsx')))
    .DocumentViewer,
}));

/** What stands in the address while documents are added. */
const ADDING = 'documenten';

interface AssociationArchiveProps {
  association: Association;
  /** Whether what the address holds is of this member and this association. */
  isOwnAddress: boolean;
}

/** The archive as one member of one association sees it. */
export function AssociationArchive({ association, isOwnAddress }: AssociationArchiveProps) {
  const { id: associationId } = association;
  const { isReadOnly } = useSession();
  const canManage = canManageArchive(association);
  const canChange = canManage && !isReadOnly;
  const { filters, change, openId, hit, hrefOf, close, adding, editing } = useArchiveFilters(
    associationId,
    isOwnAddress,
  );
  const { zipOf } = useFileAddresses(associationId);
  const selection = useSelection();
  const [picked, setPicked] = useState<MediaItem>();
  // Opened again later, by the address, it may have changed.
  useEffect(() => (editing.value === null ? undefined : () => setPicked(undefined)), [editing.value]);
  const edit = (item: MediaItem) => {
    editing.open(item.id);
    setPicked(item);
  };

  const actions = (
    <>
      {selection.ids.length > 0 && (
        <LinkButton variant="quiet" icon={mdiDownloadOutline} href={zipOf(selection.ids)} download>
          {texts.selected(selection.ids.length)}
        </LinkButton>
      )}
      {canChange && (
        <Button icon={mdiPlus} onPress={() => adding.open(ADDING)}>
          {texts.add}
        </Button>
      )}
    </>
  );
  return (
    <Page title={texts.title} actions={actions}>
      <SideLayout side={<ArchiveGroups associationId={associationId} filters={filters} onChange={change} />}>
        <Stack>
          <ArchiveFilterBar
            associationId={associationId}
            filters={filters}
            onChange={change}
            canSeeHidden={canManage}
          />
          <DocumentResults
            association={association}
            filters={filters}
            onChange={change}
            hrefOf={hrefOf}
            selection={selection}
            canChange={canChange}
            onEdit={edit}
          />
        </Stack>
      </SideLayout>
      <Suspense>
        {canChange && adding.value === ADDING && (
          <AddDocuments
            associationId={associationId}
            {...(filters.groupId ? { groupId: filters.groupId } : {})}
            onClose={adding.close}
          />
        )}
        {canChange && editing.value && (
          <EditDocument
            key={editing.value}
            associationId={associationId}
            documentId={editing.value}
            picked={picked}
            onClose={editing.close}
          />
        )}
        {openId && (
          <DocumentViewer associationId={associationId} documentId={openId} hit={hit} onClose={close} />
        )}
      </Suspense>
    </Page>
  );
}
