import { mdiPlus } from '@mdi/js';
import type { Album } from '@mijn/domain/albums';
import { formatDate } from '@mijn/domain/formats';
import { Alert } from '@mijn/ui/alert';
import { FactLine } from '@mijn/ui/fact-line';
import { Lightbox } from '@mijn/ui/lightbox';
import { LinkButton } from '@mijn/ui/link-button';
import { PhotoGrid, PhotoGridSkeleton } from '@mijn/ui/photo-grid';
import { Stack } from '@mijn/ui/stack';
import { useParams } from 'react-router';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';
import { usePolling } from '../../../../shared/api/use-polling.ts';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useSession } from '../../../../shared/session/use-session.ts';
import { ResourcePage } from '../../../../shared/shell/resource-page.tsx';
import { albumInput, refreshAlbum, useGetAlbumQuery } from '../../albums.endpoints.ts';
import { albumsPath, editAlbumPath } from '../../albums.paths.ts';
import { photoTexts } from '../../../../shared/photos/photo-texts.ts';
import { useAlbumDeletion } from '../../use-deletions.ts';
import { usePictures } from '../../use-pictures.ts';
import { AlbumActions } from './album-actions.tsx';
import { texts } from './texts.ts';
import { useOpenPhoto } from '../../../../shared/photos/use-open-photo.ts';

const countProcessing = (album: Album | undefined): number =>
  album?.photos.filter(({ state }) => state === 'processing').length ?? 0;

function AlbumPhotos({ album }: { album: Album }) {
  const { toShown, downloadOf } = usePictures();
  const { openId, show } = useOpenPhoto();
  const { isReadOnly } = useSession();
  const photos = album.photos.map(toShown);
  const shown = photos
    .filter(({ note }) => note === undefined)
    .map((photo) => Object.assign({}, photo, { caption: photo.alt || undefined }));
  const processing = countProcessing(album);
  return (
    <Stack>
      {processing > 0 && <Alert tone="info">{texts.processing(processing)}</Alert>}
      <PhotoGrid
        label={album.name}
        photos={photos}
        openId={openId}
        onOpen={show}
        empty={{
          children: texts.empty,
          action: album.may_edit && !isReadOnly && (
            <LinkButton icon={mdiPlus} href={editAlbumPath(album.id)}>
              {texts.add}
            </LinkButton>
          ),
        }}
      />
      <Lightbox label={album.name} photos={shown} openId={openId} onChange={show} downloadOf={downloadOf} />
    </Stack>
  );
}

/** Shows one album of the active association. Photos that are being processed appear when they are ready. */
export function AlbumScreen() {
  const { albumId = '' } = useParams();
  const { id: association_id } = useAssociation();
  const input = albumInput(association_id, albumId);
  const dispatch = useAppDispatch();
  const query = useGetAlbumQuery(input);
  useAlbumDeletion(albumId);
  const album = query.currentData;
  usePolling(() => void dispatch(refreshAlbum(input)), countProcessing(album) > 0);
  return (
    <ResourcePage
      key={albumId}
      query={query}
      texts={{ ...texts, title: album?.name ?? texts.title }}
      drawing="photos"
      listPath={albumsPath}
      kind={album ? <FactLine>{[texts.title, formatDate(album.created_at)]}</FactLine> : '\u00A0'}
      sub={album ? <FactLine>{[photoTexts.count(album.photo_count), album.author_name]}</FactLine> : '\u00A0'}
      actions={album && <AlbumActions album={album} />}
      skeleton={<PhotoGridSkeleton />}
    >
      {(shown) => <AlbumPhotos album={shown} />}
    </ResourcePage>
  );
}
