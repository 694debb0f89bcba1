import {
  mdiDotsVertical,
  mdiDownloadOutline,
  mdiEyeOffOutline,
  mdiEyeOutline,
  mdiFileEyeOutline,
  mdiPencilOutline,
} from '@mdi/js';
import type { ArchiveDocument } from '@mijn/domain/archive';
import { fileTitle } from '@mijn/domain/files';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useState } from 'react';
import { errorText } from '../../../../shared/api/error-text.ts';
import { errorOf } from '../../../../shared/api/error-of.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { snackbarShown } from '../../../../shared/toasts/toast-actions.ts';
import { toastShown } from '../../../../shared/store/toasts.slice.ts';
import { usePublication } from '../../../../shared/visibility/use-publication.tsx';
import {
  useHideArchiveDocumentMutation,
  useUnhideArchiveDocumentMutation,
} from '../../archive-changes.endpoints.ts';
import { useDocumentLinks } from '../../use-document-links.ts';
import { visibleCount } from '../../visibility-mark.ts';
import { texts } from './texts.ts';

interface DocumentMenusProps {
  canChange: boolean;
  onEdit: (item: ArchiveDocument) => void;
}

/**
 * Hiding a document asks for confirmation (docs/product.md#archive-board), and showing it does if owners then see it. The
 * menus of a list share their state, because state of its own would make each row expensive.
 */
export function useDocumentMenus({ canChange, onEdit }: DocumentMenusProps) {
  const { id: association_id } = useAssociation();
  const [asked, setAsked] = useState<{ item: ArchiveDocument; isOpen: boolean }>();
  const [hide, { isLoading }] = useHideArchiveDocumentMutation();
  const [unhide] = useUnhideArchiveDocumentMutation();
  const publication = usePublication();
  const linksOf = useDocumentLinks();
  const dispatch = useAppDispatch();

  const paramsOf = ({ id }: ArchiveDocument) => ({ params: { association_id, document_id: id } });
  const close = () => setAsked((current) => current && { ...current, isOpen: false });
  const show = async (item: ArchiveDocument, expected?: number) => {
    const outcome = await publication.confirmed(
      (visible_max) => unhide({ ...paramsOf(item), query: { visible_max } }),
      expected,
    );
    if (!outcome) return;
    const error = errorOf(outcome);
    const about = { about: item.id };
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'document-hiding', about)
        : toastShown('success', texts.unhidden(fileTitle(item)), 'document-hiding', about),
    );
  };
  const confirmHide = async (item: ArchiveDocument) => {
    const error = errorOf(await hide(paramsOf(item)));
    dispatch(
      error
        ? toastShown('danger', errorText(error), 'document-hiding', { about: item.id })
        : snackbarShown({
            text: texts.hidden(fileTitle(item)),
            kind: 'document-hiding',
            about: item.id,
            label: texts.undo,
            act: () => void show(item, visibleCount(item)),
          }),
    );
    close();
  };

  const changesOf = (item: ArchiveDocument) => [
    { id: 'edit', label: texts.edit, icon: mdiPencilOutline, onAction: () => onEdit(item) },
    item.hidden_at === null
      ? {
          id: 'hide',
          label: texts.hide,
          icon: mdiEyeOffOutline,
          onAction: () => setAsked({ item, isOpen: true }),
        }
      : { id: 'unhide', label: texts.unhide, icon: mdiEyeOutline, onAction: () => void show(item) },
  ];
  return {
    menuOf: (item: ArchiveDocument, viewHref: string) => (
      <Menu
        trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu(fileTitle(item))} />}
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
                onAction: () => window.location.assign(linksOf(item).download),
              },
            ],
          },
          ...(canChange ? [{ id: 'manage', entries: changesOf(item) }] : []),
        ]}
      />
    ),
    question: (
      <>
        {publication.question}
        {asked && (
          <ConfirmDialog
            isOpen={asked.isOpen}
            title={texts.hideTitle}
            confirmLabel={texts.hide}
            isPending={isLoading}
            onConfirm={() => void confirmHide(asked.item)}
            onCancel={close}
          >
            {texts.hideText(fileTitle(asked.item))}
          </ConfirmDialog>
        )}
      </>
    ),
  };
}
