import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './albums.contract.ts';

const albums = '/associations/{association_id}/albums';
const album = `${albums}/{album_id}` as const;
const photos = '/associations/{association_id}/photos';
const photo = `${photos}/{photo_id}` as const;

/** The operations of photo albums and their photos. */
export const albumsOperations = defineOperations<typeof shapes>()({
  /** Returns one page of the albums, newest first. */
  listAlbums: { method: 'GET', path: albums },
  /** Returns one page of the deleted albums that the caller may restore, the last deleted one first. */
  listDeletedAlbums: { method: 'GET', path: `${albums}/deleted` },
  /** Creates an album with photos that were uploaded before. */
  createAlbum: { method: 'POST', path: albums, respondsWith: 'id', isCreatedOnce: true },
  /** Returns an album with its photos in order. */
  getAlbum: { method: 'GET', path: album },
  /** Replaces the name, the photos and the cover of an album. */
  updateAlbum: { method: 'PATCH', path: album, respondsWith: 'id' },
  /** Deletes an album. It can be restored for thirty days. */
  deleteAlbum: { method: 'DELETE', path: album },
  /**
   * Shows a deleted album again with its photos. An author can restore what the author deleted, and the board what
   * somebody else deleted. An album that is not deleted stays as it is.
   */
  restoreAlbum: { method: 'POST', path: `${album}/restore`, respondsWith: 'id' },
  /** Appends uploaded photos to an album, for uploads that end after the album was saved. */
  addPhotos: { method: 'POST', path: `${album}/photos`, respondsWith: 'id' },
  /** Downloads all photos of an album as one zip. */
  downloadAlbum: { method: 'GET', path: `${album}/zip`, bytes: true },
  /** Uploads a photo, which belongs to no album yet. Its sizes are made afterwards. */
  uploadPhoto: { method: 'POST', path: photos, respondsWith: 'id', isCreatedOnce: true, upload: true },
  /** Returns the states of photos, so that the form can show which photos are ready. */
  listPhotos: { method: 'GET', path: photos },
  /** Deletes an uploaded photo that is not in an album. */
  deletePhoto: { method: 'DELETE', path: photo },
  /** Downloads the largest size of a photo as JPEG. */
  downloadPhoto: { method: 'GET', path: `${photo}/file`, bytes: true },
  /** Sends one size of a photo, as WebP if the browser accepts it, otherwise as JPEG. */
  getPicture: { method: 'GET', path: `${photo}/pictures/{size}`, bytes: true },
});

/** The longest side of each size of a photo, in pixels. */
export const pictureSizes = { small: 480, medium: 1200, large: 2560 } as const;

export type PictureSize = keyof typeof pictureSizes;

export type * from './albums.contract.ts';
