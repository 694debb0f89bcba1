import { mdiDotsVertical, mdiDownloadOutline, mdiPencilOutline, mdiTrashCanOutline } from '@mdi/js';
import { type Album, albumsOperations } from '@mijn/domain/albums';
import { ConfirmDialog } from '@mijn/ui/confirm-dialog';
import { LinkButton } from '@mijn/ui/link-button';
import { Menu, MenuIconButton } from '@mijn/ui/menu';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDeletion } from '../../../../shared/deleted/use-deletion.ts';
import { useFileUrl } from '../../../../shared/files/file-links.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { albumInput, restoreAlbum, useDeleteAlbumMutation } from '../../albums.endpoints.ts';
import { albumsPath, editAlbumPath } from '../../albums.paths.ts';
import { texts } from './texts.ts';

export function AlbumActions({ album }: { album: Album }) {
  const { id, name, may_edit, photo_count, photos } = album;
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const fileUrl = useFileUrl();
  const navigate = useNavigate();
  const [deleteAlbum, { isLoading }] = useDeleteAlbumMutation();
  const [isAsking, setAsking] = useState(false);
  const input = albumInput(association_id, id);

  const remove = useDeletion({
    kind: 'album-deletion',
    item: album,
    texts,
    remove: () => deleteAlbum(input).finally(() => setAsking(false)),
    restore: restoreAlbum(input),
    // Back does not lead to the album that is gone.
    onDeleted: () => navigate(albumsPath, { replace: true }),
  });

  return (
    <>
      {photos.some(({ state }) => state === 'ready') && (
        <LinkButton
          variant="quiet"
          icon={mdiDownloadOutline}
          href={fileUrl(albumsOperations.downloadAlbum, input)}
          download
        >
          {texts.downloadAll}
        </LinkButton>
      )}
      {may_edit && !isReadOnly && (
        <Menu
          trigger={<MenuIconButton icon={mdiDotsVertical} label={texts.menu} />}
          placement="bottom end"
          groups={[
            {
              id: 'manage',
              entries: [
                { id: 'edit', label: texts.edit, icon: mdiPencilOutline, href: editAlbumPath(id) },
                {
                  id: 'delete',
                  label: texts.delete,
                  icon: mdiTrashCanOutline,
                  onAction: () => setAsking(true),
                },
              ],
            },
          ]}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.question.title(name)}
        confirmLabel={texts.question.confirm}
        tone="danger"
        isPending={isLoading}
        onConfirm={() => {
          if (!isLoading) void remove();
        }}
        onCancel={() => setAsking(false)}
      >
        {texts.question.text(photo_count)}
      </ConfirmDialog>
    </>
  );
}
