import { type AlbumInList, albumsOperations } from '@mijn/domain/albums';
import { BACKGROUND, useDeletedOne, useDeletedRows } from '../../shared/sections/use-deletions.ts';
import { useAssociation } from '../../shared/session/association-context.ts';
import { albumInput, albumsEndpoints, albumsInput, type AlbumsProps } from './albums.endpoints.ts';

const { util } = albumsEndpoints;

const subjects = ['albums'] as const;

export function useAlbumDeletions(
  settings: AlbumsProps['settings'],
  shown: { data: AlbumInList[] } | undefined,
): void {
  const { id: association_id } = useAssociation();
  const input = albumsInput(association_id, settings);
  useDeletedRows(subjects, {
    shown,
    askPage: async (connection) => connection.call(albumsOperations.listAlbums, input, BACKGROUND),
    askRow: async (connection, id) =>
      connection.call(albumsOperations.getAlbum, albumInput(association_id, id), BACKGROUND),
    update: (change) => util.updateQueryData('listAlbums', input, change),
  });
}

export function useAlbumDeletion(id: string): void {
  const { id: association_id } = useAssociation();
  useDeletedOne(
    subjects,
    async (connection) =>
      connection.call(albumsOperations.getAlbum, albumInput(association_id, id), BACKGROUND),
    () => util.invalidateTags([{ type: 'Album', id }]),
  );
}
