import { lazyPart } from '@mijn/ui/lazy-part';
import { mdiPlus } from '@mdi/js';
import type { ArchiveDocument } from '@mijn/domain/archive';
import { canManageArchive } from '@mijn/domain/roles';
import { Button } from '@mijn/ui/button';
import { SideLayout } from '@mijn/ui/page';
import { ShortLabel } from '@mijn/ui/short-label';
import { Stack } from '@mijn/ui/stack';
import { useEffect, useState } from 'react';
import { useOpenFile } from '../../../../shared/files/use-open-file.ts';
import { useUnsentDraft } from '../../../../shared/drafts/stored-drafts.ts';
import { useDialogUrl } from '../../../../shared/forms/use-dialog-url.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { Page } from '../../../../shared/shell/page.tsx';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { archiveUrl } from '../../archive.endpoints.ts';
import { ADDING, ADDING_PARAMETER } from '../../adding.ts';
import { ADD_DOCUMENTS_FORM } from '../../uploads/upload.ts';
import { useSelection } from '../../use-selection.ts';
import { documentViewer } from '../../viewer/lazy-viewer.ts';
import { ArchiveFilterBar, ArchiveGroups } from './archive-filters.tsx';
import { DocumentResults } from './document-results.tsx';
import { texts } from './texts.ts';

const loadBoardWindows = () => import('../../board-windows.ts');

const { Component: AddDocuments } = lazyPart(
  'board-windows',
  async () => (await loadBoardWindows()).AddDocuments,
  {
    isOverlay: true,
  },
);
const { Component: EditDocument } = lazyPart(
  'board-windows',
  async () => (await loadBoardWindows()).EditDocument,
  {
    isOverlay: true,
  },
);

export function ArchiveScreen() {
  const association = useAssociation();
  const { isReadOnly } = useSession();
  const canManage = canManageArchive(association);
  const canChange = canManage && !isReadOnly;
  const { search, ...list } = useListSettings('archive', archiveUrl);
  const { group_id } = list.settings;
  const { openId, hit, hrefOf, close } = useOpenFile(search);
  const adding = useDialogUrl(ADDING_PARAMETER, search);
  const editing = useDialogUrl('bewerken', search);
  useUnsentDraft(ADD_DOCUMENTS_FORM, () => canChange && adding.open(ADDING));
  const selection = useSelection();
  const [picked, setPicked] = useState<ArchiveDocument>();
  // The document may have changed when a URL opens the dialog again.
  useEffect(() => (editing.value === null ? undefined : () => setPicked(undefined)), [editing.value]);
  const edit = (item: ArchiveDocument) => {
    editing.open(item.id);
    setPicked(item);
  };

  const actions = canChange && (
    <Button icon={mdiPlus} onPress={() => adding.open(ADDING)}>
      <ShortLabel short={texts.addShort}>{texts.add}</ShortLabel>
    </Button>
  );
  return (
    <Page title={texts.title} actions={actions || undefined}>
      <SideLayout side={<ArchiveGroups {...list} />} isOnPhone={false}>
        <Stack>
          <ArchiveFilterBar {...list} search={search} canSeeHidden={canManage} />
          <DocumentResults
            {...list}
            hrefOf={hrefOf}
            selection={selection}
            canChange={canChange}
            onEdit={edit}
          />
        </Stack>
      </SideLayout>
      {canChange && adding.value === ADDING && (
        <AddDocuments {...(group_id ? { groupId: group_id } : {})} onClose={adding.close} />
      )}
      {canChange && editing.value && (
        <EditDocument
          key={editing.value}
          documentId={editing.value}
          picked={picked}
          onClose={editing.close}
        />
      )}
      {openId && <documentViewer.Component documentId={openId} hit={hit} onClose={close} />}
    </Page>
  );
}
