import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';
import { deletedRoute } from '../../shared/deleted/deleted-route.ts';
import { loadNothing, memberRoute } from '../../shared/routing/portal-route.ts';
import { addAlbumPath, albumPath, albumsPath, editAlbumPath } from './albums.paths.ts';

const load = () => import('./albums.endpoints.ts');

export const albumsRoutes = [
  memberRoute({
    pattern: albumsPath,
    title: "Foto's",
    menu: 'association',
    section: 'albums',
    search: 'albums',
    hitPage: albumPath(':albumId'),
    load,
    screen: lazyScreen('albums', () => import('./screens/Albums/albums.screen.tsx')),
  }),
  memberRoute({
    pattern: addAlbumPath,
    title: 'Album toevoegen',
    // The draft asks for its photos itself.
    load: loadNothing,
    screen: lazyScreen('add-album', () => import('./screens/AddAlbum/add-album.screen.tsx')),
  }),
  memberRoute({
    pattern: editAlbumPath(':albumId'),
    title: 'Album wijzigen',
    load,
    screen: lazyScreen('edit-album', () => import('./screens/EditAlbum/edit-album.screen.tsx')),
  }),
  memberRoute({
    pattern: albumPath(':albumId'),
    title: 'Album',
    load,
    screen: lazyScreen('album', () => import('./screens/Album/album.screen.tsx')),
  }),
  deletedRoute(albumsPath, load, () => import('./screens/DeletedAlbums/deleted-albums.screen.tsx')),
];
