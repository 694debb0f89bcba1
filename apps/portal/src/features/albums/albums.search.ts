import type { SearchPlace } from '../../shared/routing/search-place.ts';
import { addAlbumPath, albumsPath } from './albums.paths.ts';

export const albumsPlaces: readonly SearchPlace[] = [
  { path: albumsPath, words: 'foto album albums fotoalbum plaatjes bekijken' },
  {
    path: addAlbumPath,
    title: "Foto's toevoegen",
    words: 'foto album plaatsen zetten delen uploaden versturen maken nieuw',
    isAction: true,
  },
];
