import { call, listTag } from '@mijn/api/rtk-query';
import { albumsOperations } from '@mijn/domain/albums';
import { IF_OLD } from '../../shared/api/api-root.ts';
import { deletedAddress, deletedInput } from '../../shared/deleted/deleted-address.ts';
import type { Load } from '../../shared/routing/portal-route.ts';
import { albumsEndpoints } from './albums.endpoints.ts';

/** The endpoint of the deleted albums of one association. */
const deletedAlbumsEndpoints = albumsEndpoints.injectEndpoints({
  endpoints: (build) => ({
    listDeletedAlbums: build.query(
      call(albumsOperations.listDeletedAlbums, { providesTags: [listTag('Album')] }),
    ),
  }),
});

export const { useListDeletedAlbumsQuery } = deletedAlbumsEndpoints;

export const load: Load = ({ association_id, settingsOf }) =>
  deletedAlbumsEndpoints.util.prefetch(
    'listDeletedAlbums',
    deletedInput(association_id, settingsOf('deleted-albums', deletedAddress)),
    IF_OLD,
  );
