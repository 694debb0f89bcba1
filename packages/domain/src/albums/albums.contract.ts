import { array, boolean, type InferType, number, object, string } from 'yup';
import { deletedQuery, deletion } from '../deleted/deleted.contract.ts';
import { downloadQuery } from '../files/files.contract.ts';
import {
  ALBUM_NAME_LENGTH_MAX,
  ALBUM_PHOTOS_MAX,
  ALT_TEXT_LENGTH_MAX,
  PHOTO_BYTES_MAX,
  PHOTO_STATES_MAX,
} from '../limits/limits.ts';
import { photoTypes } from '../uploads/uploads.ts';
import { defineContract, editedVersion, id, listQuery, listResponse } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { albumsOperations } from './albums.ts';

export const photoStates = ['processing', 'ready', 'failed'] as const;

/** The reasons why a photo is `failed`: too many pixels, a missing or damaged part, or no result within the limits of memory and time. */
export const photoFailures = ['too_many_pixels', 'damaged', 'unreadable'] as const;

export const photo = object({
  /** The id of the photo, a UUID. */
  id: id().required(),
  /** The name of the file that was uploaded, with its extension. */
  name: string().required(),
  /**
   * `processing` until the server has made its pictures, then `ready`, or `failed` if it can't. Ask `listPhotos`
   * again while it is `processing`.
   */
  state: string().oneOf(photoStates).required(),
  /** Why the photo is `failed`; null in the other states. */
  failure: string().oneOf(photoFailures).defined().nullable(),
  /** A description for members who do not see the photo; empty if nobody described it. */
  alt: string().defined(),
  /** The width of the upright photo in pixels; null until it is `ready`. */
  width: number().integer().defined().nullable(),
  /** The height of the upright photo in pixels; null until it is `ready`. */
  height: number().integer().defined().nullable(),
  /** A tiny picture as a data URL, to show while the photo loads; null until the photo is `ready`. */
  placeholder: string().defined().nullable(),
});

export type Photo = InferType<typeof photo>;
export type PhotoFailure = (typeof photoFailures)[number];

const albumFacts = {
  /** The id of the album, a UUID. */
  id: id().required(),
  /** The name that its author gave the album. */
  name: string().required(),
  /** The number of photos of the album that are not `failed`. */
  photo_count: number().integer().required(),
  /** The photo that stands for the album; null while the album has no photo that is ready. */
  cover: photo.defined().nullable(),
  /** The name of the member who made the album. */
  author_name: string().required(),
  /** The time at which the album was made, in UTC. */
  created_at: string().datetime().required(),
};

export const albumInList = object({
  ...albumFacts,
  /** Whether the album is new since the member last opened the section. */
  is_unread: boolean().required(),
  /** Whether the caller may edit and delete the album: its author and the board. */
  may_edit: boolean().required(),
  /** The counter of changes. An edit sends the version that it is based on. */
  version: number().integer().required(),
});

/** An album with its photos in order. Photos that are `failed` are sent only to members who may edit the album. */
export const album = albumInList.shape({
  /** The photos in the order of the album. */
  photos: array(photo).required(),
});

/** A deleted album that the caller may restore. The caller may fetch the `small` pictures of its photos, and no other ones. */
export const deletedAlbum = object({
  ...albumFacts,
  ...deletion,
});

export type DeletedAlbum = InferType<typeof deletedAlbum>;
export type AlbumInList = InferType<typeof albumInList>;
export type Album = InferType<typeof album>;

export const albumsQuery = object(listQuery(['created_at', 'name'])).exact();

/** A photo in the form: its id and its description. The order of the photos is the order of the album. */
const photoInForm = object({
  /** The id of a photo: one that the caller uploaded and that is in no album yet, or one of this album. */
  id: id().required(),
  /** The description for members who do not see the photo; empty for none. */
  alt: string().trim().max(ALT_TEXT_LENGTH_MAX).defined(),
});

/** The name of the album, which is one line. */
const name = string().trim().max(ALBUM_NAME_LENGTH_MAX).required();

export const albumNameForm = object({ name });

export const albumForm = object({
  name,
  /** The photos in the order of the album. A photo of the album that is left out is removed from it. */
  photos: array(photoInForm).max(ALBUM_PHOTOS_MAX).required(),
  /** The photo that stands for the album; null or left out for the first photo. */
  cover_id: id().nullable(),
}).exact();

const addPhotosBody = object({
  /** The uploaded photos to add, in their order, after those of the album. */
  photos: array(photoInForm).min(1).max(ALBUM_PHOTOS_MAX).required(),
  /** The photo of these that stands for the album from now on; null or left out to keep the cover. */
  cover_id: id().nullable(),
}).exact();

export const updateAlbumBody = albumForm.shape({ version: editedVersion }).exact();

const ID_LENGTH = 36;
const oneId = id().required();

/** Ids of photos, separated by commas. Servers and proxies refuse an address that is much longer. */
const photoIds = string()
  .lowercase()
  .test('invalid', (ids) => ids?.split(',').every((one) => oneId.isValidSync(one)) ?? true)
  .max(PHOTO_STATES_MAX * (ID_LENGTH + 1))
  .required();

const photoUpload = { limit: PHOTO_BYTES_MAX, types: photoTypes };

export const shapes = {
  listAlbums: { query: albumsQuery, response: listResponse(albumInList) },
  listDeletedAlbums: { query: deletedQuery, response: listResponse(deletedAlbum) },
  createAlbum: {
    body: albumForm,
    response: album,
    status: 201,
    errors: ['too_many_albums'],
  },
  getAlbum: { response: album, errors: ['not_found'] },
  updateAlbum: { body: updateAlbumBody, response: album, errors: ['forbidden', 'not_found', 'conflict'] },
  deleteAlbum: { errors: ['forbidden', 'not_found'] },
  restoreAlbum: { response: album, errors: ['forbidden', 'not_found'] },
  addPhotos: {
    body: addPhotosBody,
    response: album,
    errors: ['forbidden', 'not_found'],
  },
  downloadAlbum: { sends: 'zip', errors: ['not_found', 'file_missing'] },
  uploadPhoto: {
    file: photoUpload,
    body: object({}).exact(),
    response: photo,
    status: 201,
    errors: [
      'payload_too_large',
      'unsupported_file_type',
      'file_empty',
      'file_damaged',
      'malware_found',
      'file_not_scanned',
      'scanner_unavailable',
      'quota_exceeded',
      'too_many_staged_files',
      'storage_full',
    ],
  },
  listPhotos: {
    query: object({ ids: photoIds }).exact(),
    response: object({
      /** The photos of these ids that the caller may see. */
      data: array(photo).required(),
    }),
  },
  deletePhoto: { errors: ['not_found'] },
  downloadPhoto: { sends: 'photo', query: downloadQuery, errors: ['not_found', 'file_missing'] },
  getPicture: { sends: 'picture', errors: ['not_found', 'file_missing'] },
} as const satisfies Shapes;

export const albumsContract = defineContract(albumsOperations, shapes);

export type AlbumsQuery = InferType<typeof albumsQuery>;
export type AlbumForm = InferType<typeof albumForm>;
