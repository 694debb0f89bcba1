import { deliveryWays } from '@mijn/domain/convocations';
import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, moment } from '../../../platform/database/columns.ts';

export const meetingConvocations = pgTable('meeting_convocations', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  version: integer().notNull(),
  frozen_at: moment().notNull(),
  frozen_by: uuid(),
  /** The JSON of a `ConvocationContent`. Its bytes are those of the hash. */
  content: text().notNull(),
  /** The SHA-256 hash of the content, in hexadecimal. */
  hash: text().notNull(),
  delivery_count: integer().notNull().default(0),
  /** The hash of the last delivery, or of the content without one. */
  delivery_hash: text().notNull(),
});

export const convocationDocuments = pgTable('convocation_documents', {
  association_id: uuid().notNull(),
  convocation_id: uuid().notNull(),
  position: integer().notNull(),
  ...fileColumns,
  created_at: moment().notNull(),
});

export const convocationDeliveries = pgTable('convocation_deliveries', {
  association_id: uuid().notNull(),
  convocation_id: uuid().notNull(),
  position: integer().notNull(),
  /** The user who was mailed; null for a letter. */
  user_id: uuid(),
  name: text().notNull(),
  email: text(),
  /** The apartment to whose owner a letter went, with its name at that time; null for a mail. */
  apartment_id: uuid(),
  apartment: text(),
  way: text({ enum: deliveryWays }).notNull(),
  delivered_at: moment().notNull(),
  hash: text().notNull(),
});
