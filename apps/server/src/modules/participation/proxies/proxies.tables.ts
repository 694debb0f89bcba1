import { instructionChoices, proxyStates } from '@mijn/domain/proxies';
import { boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.ts';
import type { SignedProxy } from './signed-proxy.service.ts';

export const proxies = pgTable('proxies', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  meeting_id: uuid().notNull(),
  /** The code that the PDF shows, such as `K7Q2-914F`. */
  code: text().notNull(),
  /** The user who gave the proxy; null for a proxy on paper of an owner without an account. */
  giver_id: uuid(),
  giver_name: text().notNull(),
  /** The member who holds the proxy; null for a proxy to the board that nobody answered, and for somebody who is no member. */
  holder_id: uuid(),
  /** The name of a holder who is no member. */
  holder_name: text(),
  is_to_board: boolean().notNull(),
  is_whole_meeting: boolean().notNull(),
  is_paper: boolean().notNull(),
  /** The user who entered the proxy from paper. */
  entered_by: uuid(),
  state: text({ enum: proxyStates }).notNull(),
  given_at: moment().notNull(),
  accepted_at: moment(),
  ended_at: moment(),
  /** What was signed, as the PDF shows it. */
  signed: jsonb().$type<SignedProxy>().notNull(),
});

export const proxyApartments = pgTable('proxy_apartments', {
  association_id: uuid().notNull(),
  proxy_id: uuid().notNull(),
  apartment_id: uuid().notNull(),
  /** The time at which another owner of the apartment objected, and the owner. */
  objected_at: moment(),
  objected_by: uuid(),
});

export const proxyItems = pgTable('proxy_items', {
  association_id: uuid().notNull(),
  proxy_id: uuid().notNull(),
  item_id: uuid().notNull(),
  /** What the holder must vote; null if the holder decides. */
  instruction: text({ enum: instructionChoices }),
  option: text(),
  /** The proposal as it was signed; null for a row of a former version. */
  wording: text(),
  options: text().array(),
});
