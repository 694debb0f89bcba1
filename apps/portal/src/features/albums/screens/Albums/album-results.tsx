import type { AlbumInList } from '@mijn/domain/albums';
import { formatDate } from '@mijn/domain/formats';
import { AlbumCard, AlbumList, AlbumListSkeleton } from './album-list/album-list.tsx';
import { EmptyState } from '@mijn/ui/empty-state';
import { LinkButton } from '@mijn/ui/link-button';
import { PagedList, type Printing } from '@mijn/ui/paged-list';
import { NewItems } from '../../../../shared/sections/new-items.tsx';
import { QueryState, type Query } from '../../../../shared/shell/query-state.tsx';
import { EmptyList } from '../../../../shared/tables/empty-list.tsx';
import { pagesOf, type PageMeta } from '../../../../shared/tables/list-pages.ts';
import type { AlbumsProps } from '../../albums.endpoints.ts';
import { albumPath, albumsPath } from '../../albums.paths.ts';
import { photoTexts } from '../../../../shared/photos/photo-texts.ts';
import { usePictures } from '../../use-pictures.ts';
import { texts } from './texts.ts';

interface AlbumResultsProps {
  query: Query<{ data: AlbumInList[]; meta: PageMeta }> & { fulfilledTimeStamp?: number | undefined };
  isFiltered: boolean;
  onChange: AlbumsProps['onChange'];
  printing: Printing<AlbumInList>;
}

const factsOf = ({ photo_count, created_at }: AlbumInList) => [
  photoTexts.count(photo_count),
  formatDate(created_at),
];

const photosOf = (albums: readonly AlbumInList[]): number =>
  albums.reduce((sum, { photo_count }) => sum + photo_count, 0);

export function AlbumResults({ query, isFiltered, onChange, printing }: AlbumResultsProps) {
  const { toShown } = usePictures();
  const toStart = () => onChange({ q: undefined, sort: undefined, page: undefined });
  return (
    <NewItems section="albums" query={query} onShow={toStart}>
      <QueryState query={query} failure={texts.failed} skeleton={<AlbumListSkeleton />}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && isFiltered && (
              <EmptyList texts={texts} isFiltered onClear={() => onChange({ q: undefined })} />
            )}
            {data.length === 0 && !isFiltered && (
              <EmptyState drawing="photos" title={texts.empty.title}>
                {texts.empty.text}
              </EmptyState>
            )}
            {data.length > 0 && (
              <PagedList
                countText={(total) =>
                  total === data.length ? texts.countWithPhotos(total, photosOf(data)) : texts.count(total)
                }
                rows={data}
                paging={{ ...pagesOf(meta), onPage: (page) => onChange({ page }) }}
                isOutdated={query.isFetching}
                printing={printing}
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
              </PagedList>
            )}
            <LinkButton variant="text" size="small" href={`${albumsPath}/deleted`}>
              {texts.recentlyDeleted}
            </LinkButton>
          </>
        )}
      </QueryState>
    </NewItems>
  );
}
