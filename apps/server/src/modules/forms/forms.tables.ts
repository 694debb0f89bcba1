import { boolean, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { associations } from '../../database/index.ts';
import { generatedText } from '../../database/tables/columns.ts';
import { fileReadings } from '../../documents/index.ts';
import { fileColumns } from '../../files/index.ts';

/** The forms to download. */
export const forms = pgTable(
  'forms',
  {
    association_id: uuid('association_id')
      .notNull()
      .references(() => associations.id),
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
  },
  (table) => [
    primaryKey({ columns: [table.association_id, table.id] }),
    unique().on(table.association_id, table.code),
    foreignKey({
      columns: [table.association_id, table.file_hash],
      foreignColumns: [fileReadings.association_id, fileReadings.file_hash],
    }),
  ],
);
