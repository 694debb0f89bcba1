import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fileColumns, moment } from '../../platform/database/columns.ts';

/** The files that members have uploaded for forms that are not saved yet. */
export const stagedFiles = pgTable('staged_files', {
  association_id: uuid().notNull(),
  id: uuid().notNull(),
  /** The member who uploaded the file, and who alone may use it. */
  user_id: uuid().notNull(),
  ...fileColumns,
  created_at: moment().notNull(),
});

/** The contents to which a deleted row referred, until the clean-up has looked at them. */
export const releasedFiles = pgTable('released_files', {
  association_id: uuid().notNull(),
  file_hash: text().notNull(),
});

/** The rows come from staged files. @param ownerColumn the id of the row with the attachments, such as `message_id`. */
export const attachmentsTable = (name: string, ownerColumn: string) =>
  // drizzle types a join by the names of its tables, so all these tables have one name for the compiler.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  pgTable(name as 'attachments', {
    association_id: uuid().notNull(),
    id: uuid().notNull(),
    owner_id: uuid(ownerColumn).notNull(),
    /** The code of the row in the data of the provider, or null for a file that a member added. */
    code: text(),
    ...fileColumns,
    /** Positions begin at 0. */
    position: integer().notNull(),
  });

export type AttachmentsTable = ReturnType<typeof attachmentsTable>;
