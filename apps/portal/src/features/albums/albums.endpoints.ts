import { call, listTag } from '@mijn/api/rtk-query';
import { type Album, albumsOperations } from '@mijn/domain/albums';
import { apiRoot, IF_OLD } from '../../shared/store/api-root.ts';
import { deletedUrl, deletedInput, isDeletedPath } from '../../shared/deleted/deleted-address.ts';
import type { AppThunk } from '../../shared/store/hooks.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { urlFormat, type SettingsOf, sortsBy } from '../../shared/tables/url-format.ts';
import type { ListProps } from '../../shared/tables/use-list-settings.ts';

const changedLists = [listTag('Album'), 'Overview'] as const;

/** The endpoints of the photo albums of one association. An upload goes through the queue of uploads instead. */
export const albumsEndpoints = apiRoot.enhanceEndpoints({ addTagTypes: ['Album'] }).injectEndpoints({
  endpoints: (build) => ({
    listAlbums: build.query(call(albumsOperations.listAlbums, { providesTags: [listTag('Album')] })),
    listDeletedAlbums: build.query(
      call(albumsOperations.listDeletedAlbums, { providesTags: [listTag('Album')] }),
    ),
    getAlbum: build.query({
      ...call(albumsOperations.getAlbum),
      providesTags: (_, __, { params }) => [{ type: 'Album', id: params.album_id }],
    }),
    deleteAlbum: build.mutation({
      ...call(albumsOperations.deleteAlbum),
      invalidatesTags: (_, __, { params }) => [...changedLists, { type: 'Album', id: params.album_id }],
    }),
    restoreAlbum: build.mutation({
      ...call(albumsOperations.restoreAlbum),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => undefined);
        if (response) dispatch(albumChanged(response.data));
      },
    }),
  }),
});

const { util } = albumsEndpoints;

export const albumChanged =
  (album: Album): AppThunk =>
  (dispatch, getState) => {
    const cached = util.selectCachedArgsForQuery(getState(), 'getAlbum');
    for (const input of cached)
      if (input.params.album_id === album.id) dispatch(util.updateQueryData('getAlbum', input, () => album));
    dispatch(util.invalidateTags([...changedLists]));
  };

/** Fetches an album again without an action of the member. If it fails, the album stays as it is. */
export const refreshAlbum =
  (input: ReturnType<typeof albumInput>): AppThunk<Promise<void>> =>
  async (dispatch, _, { connection }) => {
    const album = await connection
      .call(albumsOperations.getAlbum, input, { isBackground: true })
      .catch(() => undefined);
    if (album) dispatch(util.updateQueryData('getAlbum', input, () => album));
  };

export const { getAlbum } = albumsEndpoints.endpoints;

export const {
  useListAlbumsQuery,
  useLazyListAlbumsQuery,
  useListDeletedAlbumsQuery,
  useGetAlbumQuery,
  useDeleteAlbumMutation,
  useRestoreAlbumMutation,
} = albumsEndpoints;

export const restoreAlbum = albumsEndpoints.endpoints.restoreAlbum.initiate;

/** The sort orders of the list, the default first. */
export const albumSorts = sortsBy('created_at', 'name');

const spec = {
  q: ['zoek', 'text', 'passing'],
  sort: ['volgorde', albumSorts],
  page: ['pagina', 'page'],
} as const;

type AlbumsSettings = SettingsOf<typeof spec>;

export type AlbumsProps = ListProps<AlbumsSettings>;

export const albumsUrl = urlFormat(spec);

/** The number of albums on a page: a multiple of 2 and 3, so that the last row of a page is full. */
const PAGE_SIZE = 24;

export const albumsInput = (association_id: string, settings: AlbumsSettings) => ({
  params: { association_id },
  query: { ...settings, per_page: PAGE_SIZE },
});

export const albumInput = (association_id: string, albumId: string) => ({
  params: { association_id, album_id: albumId },
});

const loadDeleted: Load = ({ association_id, settingsOf }) =>
  util.prefetch(
    'listDeletedAlbums',
    deletedInput(association_id, settingsOf('deleted-albums', deletedUrl)),
    IF_OLD,
  );

export const load: Load = (context) => {
  const { association_id, params, settingsOf } = context;
  if (isDeletedPath(context.pathname)) return loadDeleted(context);
  return params['albumId'] === undefined
    ? util.prefetch('listAlbums', albumsInput(association_id, settingsOf('albums', albumsUrl)), IF_OLD)
    : util.prefetch('getAlbum', albumInput(association_id, params['albumId']), IF_OLD);
};
