import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { generatedText } from '../../database/tables/columns.ts';
import { fileColumns } from '../../files/index.ts';

/** The forms to download. */
export const forms = pgTable('forms', {
  association_id: uuid('association_id').notNull(),
  id: uuid('id').notNull(),
  /** The provider's own code. */
  code: text('code').notNull(),
  group: text('group').notNull(),
  description: text('description'),
  ...fileColumns,
  name_key: generatedText('name_key').notNull(),
  group_key: generatedText('group_key').notNull(),
  search_key: generatedText('search_key').notNull(),
  /** Hidden from owners. */
  is_hidden: boolean('is_hidden').notNull(),
  /** Their order, group after group. */
  position: integer('position').notNull(),
});
