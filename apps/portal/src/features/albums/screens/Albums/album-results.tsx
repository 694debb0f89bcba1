import type { AlbumInList } from '@mijn/domain/albums';
import { formatDate } from '@mijn/domain/formats';
import { LinkButton } from '@mijn/ui/link-button';
import { AlbumCard, AlbumList, AlbumListSkeleton } from './album-list/album-list.tsx';
import { NewItems } from '../../../../shared/sections/new-items.tsx';
import type { LoadedList } from '../../../../shared/sections/use-new-items.ts';
import { ListResults } from '../../../../shared/tables/list-results.tsx';
import type { List } from '../../../../shared/tables/use-list.ts';
import type { AlbumsProps } from '../../albums.endpoints.ts';
import { albumPath, albumsPath } from '../../albums.paths.ts';
import { photoTexts } from '../../../../shared/photos/photo-texts.ts';
import { usePictures } from '../../use-pictures.ts';
import { texts } from './texts.ts';

interface AlbumResultsProps {
  list: List<AlbumInList> & { query: LoadedList };
  onChange: AlbumsProps['onChange'];
}

const factsOf = ({ photo_count, created_at }: AlbumInList) => [
  photoTexts.count(photo_count),
  formatDate(created_at),
];

const photosOf = (albums: readonly AlbumInList[]): number =>
  albums.reduce((sum, { photo_count }) => sum + photo_count, 0);

const countOf = (total: number, albums: readonly AlbumInList[]): string =>
  total === albums.length ? texts.countWithPhotos(total, photosOf(albums)) : texts.count(total);

export function AlbumResults({ list, onChange }: AlbumResultsProps) {
  const { toShown } = usePictures();
  const toStart = () => onChange({ q: undefined, sort: undefined, page: undefined });
  return (
    <NewItems section="albums" query={list.query} onShow={toStart}>
      <ListResults
        list={list}
        drawing="photos"
        texts={{ ...texts, count: countOf }}
        skeleton={<AlbumListSkeleton />}
        below={
          <LinkButton variant="text" size="small" href={`${albumsPath}/deleted`}>
            {texts.recentlyDeleted}
          </LinkButton>
        }
      >
        {(albums) => (
          <AlbumList label={texts.list}>
            {albums.map((album) => (
              <AlbumCard
                key={album.id}
                name={album.name}
                href={albumPath(album.id)}
                cover={album.cover && toShown(album.cover)}
                facts={factsOf(album)}
                isNew={album.is_unread}
              />
            ))}
          </AlbumList>
        )}
      </ListResults>
    </NewItems>
  );
}
