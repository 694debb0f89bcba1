import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';

/** Exactly one of `user_id`, `apartment_id` and `holder_name` says who was present. */
export const meetingPresences = pgTable('meeting_presences', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  user_id: uuid(),
  /** The apartment of an owner without an account. */
  apartment_id: uuid(),
  /** The name of somebody who is no member and holds a proxy on paper. */
  holder_name: text(),
  is_online: boolean().notNull(),
  arrived_at: moment().notNull(),
  /** The column is null for somebody who is present. */
  left_at: moment(),
  /** When the member, signed in, confirmed the presence; null for who did not. */
  signed_at: moment(),
});
