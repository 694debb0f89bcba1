import { Alert } from '@mijn/ui/alert';
import { LinkButton } from '@mijn/ui/link-button';
import { PhotoGridSkeleton } from '@mijn/ui/photo-grid';
import { useParams } from 'react-router';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { readOnlyText } from '../../../../shared/session/read-only-notice.tsx';
import { useSession } from '../../../../shared/session/use-session.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { albumInput, useGetAlbumQuery } from '../../albums.endpoints.ts';
import { albumPath, albumsPath } from '../../albums.paths.ts';
import { AlbumForm } from '../../form/album-form.tsx';
import { texts } from '../../form/texts.ts';

export function EditAlbumScreen() {
  const { albumId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const { isReadOnly } = useSession();
  const query = useGetAlbumQuery(albumInput(association_id, albumId));
  return (
    <ResourcePage
      key={albumId}
      query={query}
      texts={{ ...texts, title: texts.edit }}
      drawing="photos"
      listPath={albumsPath}
      skeleton={<PhotoGridSkeleton />}
    >
      {(album) =>
        album.may_edit && !isReadOnly ? (
          <AlbumForm album={album} cancelHref={albumPath(albumId)} />
        ) : (
          <Alert
            tone="info"
            actions={
              <LinkButton variant="quiet" size="small" href={albumPath(albumId)}>
                {texts.toAlbum}
              </LinkButton>
            }
          >
            {isReadOnly ? readOnlyText : texts.notAllowed}
          </Alert>
        )
      }
    </ResourcePage>
  );
}
