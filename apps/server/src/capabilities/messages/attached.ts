import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { attachedColumns, fileReadings, isReadingOf } from '../documents/index.ts';

type AttachmentTable = PgTable &
  Record<
    'association_id' | 'id' | 'name' | 'extension' | 'media_type' | 'byte_size' | 'file_hash' | 'position',
    PgColumn
  >;

/**
 * Returns the expression for the attachments of a row as JSON, sorted by position.
 * @param isOfRow the condition that joins the attachments with the row.
 */
export function attachedTo(table: AttachmentTable, isOfRow: SQL): SQL {
  const fields = Object.entries(attachedColumns(table)).flatMap(([name, column]) => [
    sql.raw(`'${name}'`),
    sql`${column}`,
  ]);
  return sql`(select coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)})
      order by ${table.position}, ${table.id}), '[]')
    from ${table} join ${fileReadings} on ${isReadingOf(table)} where ${isOfRow})`;
}
