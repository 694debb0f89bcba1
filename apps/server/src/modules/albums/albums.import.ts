import { createReadStream } from 'node:fs';
import path from 'node:path';
import { ALBUM_NAME_LENGTH_MAX, ALT_TEXT_LENGTH_MAX, PHOTO_BYTES_MAX } from '@mijn/domain/limits';
import { and, eq, lt, sql } from 'drizzle-orm';
import { object } from 'yup';
import { checkPhotoType, photoName, RefusedFile, receivedPhotoKey } from '../../capabilities/files/index.ts';
import { code, moment, requiredFilePath, requiredText, text } from '../../capabilities/import/columns.ts';
import { defineImporter, faultsOfFuture, forEachRow } from '../../capabilities/import/importer.ts';
import { isOther, outcomeOf, written } from '../../capabilities/import/outcomes.ts';
import { faultOfPlace } from '../../capabilities/import/import-file.ts';
import { keyIn, referenceIn } from '../../capabilities/import/registry.ts';
import { photos, releasedPhotos } from '../../capabilities/photos/photos.tables.ts';
import { IMPORTED, processPhoto } from '../../capabilities/photos/process-photo.job.ts';
import { albums } from './albums.tables.ts';
import type { ImportContext } from '../../capabilities/import/import-context.ts';
import { arrivalOf } from '../../capabilities/sections/arrivals.ts';

/** The columns whose change counts as a change of the album. A row without a moment keeps the moment of its first import. */
const comparedOf = ({ created_at }: { created_at?: string | undefined }) => [
  'name',
  'author_id',
  'author_name',
  ...(created_at ? ['created_at'] : []),
];

/** Albums that members deleted stay deleted, and unchanged albums are not written. */
export const albumsImporter = defineImporter({
  name: 'albums',
  known: albums,
  columns: object({
    association_code: code(),
    code: code(),
    name: requiredText(ALBUM_NAME_LENGTH_MAX),
    author_name: requiredText(),
    user_code: text(),
    created_at: moment(),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['user_code', 'users', values.user_code],
  ],
  check: forEachRow(async ({ values }, context) => faultsOfFuture(values, ['created_at'], context)),
  async write({ id, values }, { queries, registry, now }) {
    const created_at = values.created_at ? new Date(values.created_at) : now;
    const author_id = values.user_code === undefined ? null : registry.idOf('users', values.user_code);
    const changes = { name: values.name, author_id, author_name: values.author_name };
    const rows = await queries
      .insert(albums)
      .values({
        ...changes,
        created_at,
        association_id: registry.idOf('associations', values.association_code),
        id,
        code: values.code,
        photos_added_at: arrivalOf(created_at, now) ?? created_at,
        photos_added_by: author_id,
      })
      .onConflictDoUpdate({
        target: [albums.association_id, albums.code],
        set: { ...changes, ...(values.created_at && { created_at }), version: sql`${albums.version} + 1` },
        setWhere: isOther(albums, comparedOf(values)),
      })
      .returning(written);
    return outcomeOf(rows);
  },
});

const UNPROCESSED = {
  state: 'processing',
  failure: null,
  width: null,
  height: null,
  placeholder: null,
  download_bytes: null,
  attempts: 0,
} as const;

/** A value that does not fit its column is left out. */
interface RowOfPhoto {
  values: { file?: string | undefined };
}

async function faultOfPhoto(
  context: Pick<ImportContext, 'folder' | 'scanner'>,
  file: string,
): Promise<string | undefined> {
  const ofPlace = await faultOfPlace(context, file, PHOTO_BYTES_MAX);
  if (ofPlace) return ofPlace;
  try {
    await checkPhotoType({ name: file, declared: '', path: path.resolve(context.folder, file) });
    return undefined;
  } catch (error) {
    if (error instanceof RefusedFile) return error.message;
    throw error;
  }
}

/** Rows follow the order of photos. A photo is processed after the import, and again if its bytes change. */
export const photosImporter = defineImporter({
  name: 'photos',
  known: photos,
  columns: object({
    association_code: code(),
    album_code: code(),
    code: code(),
    file: requiredFilePath(),
    name: text(),
    alt: text(ALT_TEXT_LENGTH_MAX),
  }),
  key: ['association_code', 'code'],
  references: (values) => [
    ['association_code', 'associations', values.association_code],
    ['album_code', 'albums', referenceIn(values.association_code, values.album_code)],
  ],
  check: forEachRow(async ({ values: { file } }: RowOfPhoto, context) => {
    const reason = file === undefined ? undefined : await faultOfPhoto(context, file);
    return reason === undefined ? [] : [{ column: 'file', reason }];
  }),
  async stage({ id, values }, { folder, files, queries, registry }) {
    const { association_code, file } = values;
    const association_id = registry.idOf('associations', association_code);
    const target = path.resolve(folder, file);
    const { extension, media_type } = await checkPhotoType({ name: file, declared: '', path: target });
    const received = await files.receive(createReadStream(target), PHOTO_BYTES_MAX);
    const picture_hash = received.hash;
    const isThis = and(eq(photos.association_id, association_id), eq(photos.code, values.code));
    const [before] = await queries
      .select({ id: photos.id, picture_hash: photos.picture_hash })
      .from(photos)
      .where(isThis);
    const isSame = before?.picture_hash === picture_hash;
    await (isSame ? received.discard() : received.keep(receivedPhotoKey(id, picture_hash)));
    return { before: before ?? null, picture_hash, stored_bytes: received.byte_size, media_type, extension };
  },
  async write({ id, line, values, staged }, { queries, registry, now }) {
    const { association_code, album_code, file, alt = '' } = values;
    const { before, picture_hash, stored_bytes, media_type, extension } = staged;
    const isSame = before?.picture_hash === picture_hash;
    const association_id = registry.idOf('associations', association_code);
    const album = keyIn(association_code, album_code);
    const album_id = registry.idOf('albums', album);
    const changes = {
      album_id,
      position: line,
      alt,
      name: photoName(values.name ?? path.basename(file), extension),
    };
    const unprocessed = { ...changes, media_type, picture_hash, stored_bytes, ...UNPROCESSED };
    if (before && !isSame) {
      const released = { photo_id: before.id, picture_hash: before.picture_hash };
      await queries.insert(releasedPhotos).values(released).onConflictDoNothing();
    }
    const set = isSame ? changes : unprocessed;
    const rows = await queries
      .insert(photos)
      .values({ ...unprocessed, association_id, id, code: values.code, created_at: now, staged_at: now })
      .onConflictDoUpdate({
        target: [photos.association_id, photos.code],
        set,
        setWhere: isOther(photos, Object.keys(changes).concat('picture_hash')),
      })
      .returning(written);
    // The photos with which an album comes are as new as the album (docs/product.md#news-and-media).
    if (!before && !registry.isNew('albums', album)) {
      await queries
        .update(albums)
        .set({ photos_added_at: now, photos_added_by: null })
        .where(
          and(
            eq(albums.association_id, association_id),
            eq(albums.id, album_id),
            lt(albums.photos_added_at, now),
          ),
        );
    }
    if (!isSame) await processPhoto.add(queries, { association_id, photo_id: id }, IMPORTED);
    return outcomeOf(rows);
  },
});
