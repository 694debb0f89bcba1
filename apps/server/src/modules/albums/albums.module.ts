import { albumsContract } from '@mijn/domain/albums/contract';
import {
  isPictureSize,
  jpegName,
  pictureKey,
  sendPhoto,
  sendPicture,
  sendZip,
} from '../../capabilities/files/index.ts';
import { DIGEST_ITEMS_MAX } from '../../capabilities/notifications/sources.ts';
import { processPhoto } from '../../capabilities/photos/process-photo.job.ts';
import { AppError, type Member, orNotFound } from '../../platform/wire/index.ts';
import { defineModule } from '../define-module.ts';
import {
  albumsFor,
  type AlbumsFilter,
  deletedFor,
  photosFor,
  visibleOrRestorableFor,
} from './albums.access.ts';
import { pictures, receivedPhotos } from './albums-files.repository.ts';
import { albumsImporter, photosImporter } from './albums.import.ts';
import { countNewAlbums, listAddedAlbums, listAlbums } from './albums-list.repository.ts';
import { listDeletedAlbums } from './deleted-albums.repository.ts';
import { findStoredPhoto, listPhotos, listStoredPhotos } from './albums.repository.ts';
import { albumsSearch } from './albums.search.ts';
import { addPhotos, createAlbum, getAlbum, setDeleted, updateAlbum } from './albums.service.ts';
import { createPhoto, deletePhoto } from './photos.service.ts';
import { cleanUpPhotos } from './photos.jobs.ts';
import { albumsOfMember, photosOfMember } from './albums.personal-data.ts';

/** The module of photo albums (docs/product.md#photo-albums). */
export const albumsModule = defineModule({
  name: 'albums',
  contract: albumsContract,
  handlers: (services) => {
    const { database, files, now } = services;
    const getStored = async (caller: Member, id: string, inAlbums?: AlbumsFilter) =>
      orNotFound(await findStoredPhoto(database.queries, photosFor(caller, inAlbums), id));
    return {
      listAlbums: async ({ caller, query }) => listAlbums(database, caller, query, now()),
      listDeletedAlbums: async ({ caller, query }) =>
        listDeletedAlbums(database, deletedFor(caller, now()), caller, query),
      createAlbum: async ({ caller, body, request }) => createAlbum(services, caller, body, request),
      getAlbum: async ({ caller, params }) => getAlbum(services, caller, params.album_id),
      updateAlbum: async ({ caller, params, body }) => updateAlbum(services, caller, params.album_id, body),
      deleteAlbum: async ({ caller, params }) => setDeleted(services, caller, params.album_id, true),
      restoreAlbum: async ({ caller, params }) => {
        await setDeleted(services, caller, params.album_id, false);
        return getAlbum(services, caller, params.album_id);
      },
      addPhotos: async ({ caller, params, body }) => addPhotos(services, caller, params.album_id, body),
      downloadAlbum: async ({ caller, params, ...exchange }) => {
        const album = orNotFound(
          await listStoredPhotos(database.queries, albumsFor(caller), params.album_id),
        );
        if (album.photos.length === 0) throw new AppError('not_found');
        const digits = String(album.photos.length).length;
        const entries = album.photos.map(({ name, picture_hash, download_bytes, created_at }, index) => ({
          // The numbers keep the order of the album in the folder of the member.
          name: `${String(index + 1).padStart(digits, '0')} ${jpegName(name)}`,
          file_hash: picture_hash,
          key: pictureKey(picture_hash, 'large', 'jpeg'),
          byte_size: download_bytes,
          created_at,
        }));
        return sendZip(files, `Album ${album.name}.zip`, entries, exchange);
      },
      uploadPhoto: async ({ caller, request }) => createPhoto(services, caller, request),
      listPhotos: async ({ caller, query }) => ({
        data: await listPhotos(database.queries, photosFor(caller), query.ids.split(',')),
      }),
      deletePhoto: async ({ caller, params }) => deletePhoto(services, caller, params.photo_id),
      downloadPhoto: async ({ caller, params, query, ...exchange }) =>
        sendPhoto(files, await getStored(caller, params.photo_id), query.disposition, exchange),
      getPicture: async ({ caller, params: { photo_id, size }, ...exchange }) => {
        if (!isPictureSize(size)) throw new AppError('not_found');
        // The small size shows which album can be restored.
        const inAlbums = size === 'small' ? visibleOrRestorableFor(caller, now()) : undefined;
        return sendPicture(files, await getStored(caller, photo_id, inAlbums), size, exchange);
      },
    };
  },
  search: { kind: 'albums', source: albumsSearch },
  overview: {
    part: 'albums',
    list: async ({ database, now }, caller) => {
      const { data } = await listAlbums(database, caller, { page: 1, per_page: 1 }, now());
      const items = data.map(({ id, name, cover, created_at }) => ({
        id,
        title: name,
        excerpt: '',
        picture_id: cover?.id ?? null,
        published_at: created_at,
      }));
      return { albums: { data: items } };
    },
  },
  counts: {
    section: 'albums',
    count: (_, caller, since) => countNewAlbums(caller, since),
  },
  digest: {
    kind: 'albums',
    list: async ({ database }, reader, since, until) => {
      const period = { since, until, max: DIGEST_ITEMS_MAX };
      const { albums, total } = await listAddedAlbums(database, reader, period);
      const items = albums.map(({ id, name, photo_count }) => ({
        title: name,
        details: photo_count === 1 ? '1 foto' : `${photo_count} foto's`,
        path: `/photo-albums/view/${id}` as const,
      }));
      return { items, total };
    },
  },
  importers: [albumsImporter, photosImporter],
  jobs: [processPhoto, cleanUpPhotos],
  personalData: [albumsOfMember, photosOfMember],
  fileKinds: [receivedPhotos, pictures],
});
