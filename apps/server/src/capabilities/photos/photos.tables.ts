import { photoFailures, photoStates } from '@mijn/domain/albums/contract';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.ts';

/** A staged photo is in no album, no entry and no proxy. */
export const photos = pgTable('photos', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The column is null for photos that members uploaded. */
  code: text(),
  /** The column is null for a staged photo, and for one of an entry or a proxy. */
  album_id: uuid(),
  /** The entry of the timeline of an action item that has the photo. */
  entry_id: uuid(),
  /** The proxy on paper of which this is a photo. */
  proxy_id: uuid(),
  /** The user who uploaded the photo, or took it out of its album; null for imported photos. */
  user_id: uuid(),
  position: integer().notNull().default(0),
  alt: text().notNull().default(''),
  name: text().notNull(),
  media_type: text().notNull(),
  /** The SHA-256 hash of the received file, under which the pictures are stored. */
  picture_hash: text().notNull(),
  state: text({ enum: photoStates }).notNull().default('processing'),
  failure: text({ enum: photoFailures }),
  /** The width of the largest picture, in pixels. */
  width: integer(),
  height: integer(),
  placeholder: text(),
  /** The size of the largest picture as JPEG, in bytes. */
  download_bytes: integer(),
  /** The bytes in the store: of the received file, and afterwards of all pictures. */
  stored_bytes: integer().notNull().default(0),
  attempts: integer().notNull().default(0),
  created_at: moment().notNull(),
  /** The time of the upload, or of the removal from an album; null for a photo of an entry or a proxy, which is not staged. */
  staged_at: moment(),
});

/** The photos whose stored bytes the clean-up has to look at. */
export const releasedPhotos = pgTable('released_photos', {
  photo_id: uuid().notNull(),
  picture_hash: text().notNull(),
});
