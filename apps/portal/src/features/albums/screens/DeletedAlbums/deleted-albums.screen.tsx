import { isBoardMember } from '@mijn/domain/roles';
import { deletedUrl, deletedInput } from '../../../../shared/deleted/deleted-address.ts';
import { DeletedPage } from '../../../../shared/deleted/deleted-page.tsx';
import { DiscardedDrafts } from '../../../../shared/drafts/discarded-drafts-list.tsx';
import { useAssociation } from '../../../../shared/session/association-context.ts';
import { useListSettings } from '../../../../shared/tables/use-list-settings.ts';
import { useListDeletedAlbumsQuery, useRestoreAlbumMutation } from '../../albums.endpoints.ts';
import { addAlbumPath, albumsPath, editAlbumPath } from '../../albums.paths.ts';
import { photoTexts } from '../../../../shared/photos/photo-texts.ts';
import { usePictures } from '../../use-pictures.ts';
import { texts } from './texts.ts';

const pathOfForm = (form: string): string => (form === 'new' ? addAlbumPath : editAlbumPath(form));

export function DeletedAlbumsScreen() {
  const association = useAssociation();
  const list = useListSettings('deleted-albums', deletedUrl);
  const query = useListDeletedAlbumsQuery(deletedInput(association.id, list.settings));
  const [restore] = useRestoreAlbumMutation();
  const { urlOf } = usePictures();
  const own = isBoardMember(association) ? texts.board : texts.owner;
  return (
    <DeletedPage
      texts={{ ...texts, ...own }}
      drawing="photos"
      listPath={albumsPath}
      section="albums"
      query={query}
      settings={list.settings}
      onChange={list.onChange}
      hasPictures
      shownOf={({ name, cover, photo_count, author_name }) => ({
        name,
        // Only the small size of a photo of a deleted album can be fetched.
        picture: cover && { src: urlOf(cover.id, 'small'), placeholder: cover.placeholder ?? undefined },
        facts: (
          <>
            <span>{photoTexts.count(photo_count)}</span>
            <span>{texts.madeBy(author_name)}</span>
          </>
        ),
      })}
      restore={async ({ id }) => restore({ params: { association_id: association.id, album_id: id } })}
      drafts={<DiscardedDrafts kind="album" pathOf={pathOfForm} />}
    />
  );
}
