import { photoFailures, photoStates } from '@mijn/domain/albums/contract';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText, moment } from '../../platform/database/columns.ts';

/** The photo albums. Triggers update the count and the descriptions of their photos. */
export const albums = pgTable('albums', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The code that the provider gives the album; null for albums that members made. */
  code: text(),
  name: text().notNull(),
  /** The user who made the album, or null if the author is no user. */
  author_id: uuid(),
  author_name: text().notNull(),
  /** The photo that the author chose as the cover, or null for the first photo. */
  cover_id: uuid(),
  /** The number of photos that are not failed. */
  photo_count: integer().notNull().default(0),
  /** The descriptions of all photos, for the search. */
  alt_texts: text().notNull().default(''),
  name_key: generatedText().notNull(),
  search_key: generatedText().notNull(),
  created_at: moment().notNull(),
  /** When photos were added last, and by which user. */
  photos_added_at: moment().notNull(),
  photos_added_by: uuid(),
  deleted_at: moment(),
  /** The user who deleted the album. */
  deleted_by: uuid(),
  version: integer().notNull().default(1),
});

/** The photos of albums, and staged photos: those that are in no album. */
export const photos = pgTable('photos', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The code that the provider gives the photo; null for photos that members uploaded. */
  code: text(),
  /** The album of the photo, or null for a staged photo. */
  album_id: uuid(),
  /** The user who uploaded the photo, or took it out of its album; null for imported photos. */
  user_id: uuid(),
  /** The position in the album, for sorting. */
  position: integer().notNull().default(0),
  alt: text().notNull().default(''),
  /** The name of the uploaded file, with its extension. */
  name: text().notNull(),
  /** The media type of the received file. */
  media_type: text().notNull(),
  /** The SHA-256 hash of the received file, in hexadecimal. The pictures are stored under this hash. */
  picture_hash: text().notNull(),
  state: text({ enum: photoStates }).notNull().default('processing'),
  failure: text({ enum: photoFailures }),
  /** The width and height of the largest picture, in pixels. */
  width: integer(),
  height: integer(),
  placeholder: text(),
  /** The size of the largest picture as JPEG, in bytes. */
  download_bytes: integer(),
  /** The bytes in the store: of the received file, and afterwards of all pictures. */
  stored_bytes: integer().notNull().default(0),
  /** The number of attempts to make the pictures, as that of a reading. */
  attempts: integer().notNull().default(0),
  created_at: moment().notNull(),
  /** When the photo was uploaded, or taken out of its album. */
  staged_at: moment().notNull(),
});

/** The photos whose stored bytes the clean-up has to look at. */
export const releasedPhotos = pgTable('released_photos', {
  photo_id: uuid().notNull(),
  /** The SHA-256 hash of the received file, in hexadecimal. */
  picture_hash: text().notNull(),
});
