import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './albums.contract.ts';

const albums = '/associations/{association_id}/albums';
const album = `${albums}/{album_id}` as const;
const photos = '/associations/{association_id}/photos';
const photo = `${photos}/{photo_id}` as const;

/** The operations of photo albums and their photos (decisions §5 to §7). */
export const albumsOperations = defineOperations<typeof shapes>()({
  listAlbums: { method: 'GET', path: albums },
  createAlbum: { method: 'POST', path: albums },
  getAlbum: { method: 'GET', path: album },
  updateAlbum: { method: 'PATCH', path: album },
  deleteAlbum: { method: 'DELETE', path: album },
  restoreAlbum: { method: 'POST', path: `${album}/restore` },
  /** Appends uploaded photos to an album, for uploads that end after the album was saved. */
  addPhotos: { method: 'POST', path: `${album}/photos` },
  downloadAlbum: { method: 'GET', path: `${album}/zip`, bytes: true },
  uploadPhoto: { method: 'POST', path: photos, upload: true },
  /** Returns the states of photos, so that the form can show which photos are ready. */
  listPhotos: { method: 'GET', path: photos },
  /** Deletes an uploaded photo that is not in an album. */
  deletePhoto: { method: 'DELETE', path: photo },
  downloadPhoto: { method: 'GET', path: `${photo}/file`, bytes: true },
  /** Sends one size of a photo, as WebP if the browser accepts it, otherwise as JPEG. */
  getPicture: { method: 'GET', path: `${photo}/pictures/{size}`, bytes: true },
});

export type * from './albums.contract.ts';
