import {
  mdiDotsVertical,
  mdiDownloadOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiFileEyeOutline,
  mdiPencilOutline,
} from '@mdi/js';
import { errorText } from '@mijn/api/texts';
import type { ArchiveDocument } from '@mijn/domain/archive';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useState } from 'react';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/api/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { toastShown } from '../../../../shared/toasts/toasts.slice.ts';
import { useHideArchiveDocumentMutation, useUnhideArchiveDocumentMutation } from '../../archive.endpoints.ts';
import { useDocumentLinks } from '../../use-document-links.ts';
import { texts } from './texts.ts';

interface DocumentMenuProps {
  item: ArchiveDocument;
  viewHref: string;
  canChange: boolean;
  onEdit: () => void;
}

/**
 * Shows the menu of one document. Hiding a document asks for confirmation, making it visible again does not
 * (specification §4).
 */
export function DocumentMenu({ item, viewHref, canChange, onEdit }: DocumentMenuProps) {
  const { name, hidden_at } = item;
  const params = { association_id: useAssociation().id, document_id: item.id };
  const [isHiding, setHiding] = useState(false);
  const [hide, { isLoading }] = useHideArchiveDocumentMutation();
  const [unhide] = useUnhideArchiveDocumentMutation();
  const { download } = useDocumentLinks()(item);
  const dispatch = useAppDispatch();

  const showOutcome = (outcome: { error?: unknown }, success: string) => {
    const error = errorOf(outcome);
    dispatch(error ? toastShown('danger', errorText(error)) : toastShown('success', success));
  };
  const confirmHide = async () => {
    showOutcome(await hide({ params }), texts.hidden(name));
    setHiding(false);
  };
  const show = async () => showOutcome(await unhide({ params }), texts.unhidden(name));

  const edit = { id: 'edit', label: texts.edit, icon: mdiPencilOutline, onAction: onEdit };
  const visibility =
    hidden_at === null
      ? { id: 'hide', label: texts.hide, icon: mdiEyeOffOutline, onAction: () => setHiding(true) }
      : { id: 'unhide', label: texts.unhide, icon: mdiEyeOutline, onAction: () => void show() };
  return (
    <>
      <Menu
        trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu(name)} />}
        placement="bottom end"
        groups={[
          {
            id: 'read',
            entries: [
              { id: 'view', label: texts.view, icon: mdiFileEyeOutline, href: viewHref },
              {
                id: 'download',
                label: texts.download,
                icon: mdiDownloadOutline,
                onAction: () => window.location.assign(download),
              },
            ],
          },
          ...(canChange ? [{ id: 'manage', entries: [edit, visibility] }] : []),
        ]}
      />
      <ConfirmDialog
        isOpen={isHiding}
        title={texts.hideTitle}
        confirmLabel={texts.hide}
        isPending={isLoading}
        onConfirm={() => void confirmHide()}
        onCancel={() => setHiding(false)}
      >
        {texts.hideText(name)}
      </ConfirmDialog>
    </>
  );
}
