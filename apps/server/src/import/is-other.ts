import { sql, type SQL } from 'drizzle-orm';

/** Whether a row that is imported differs from the stored one in any of these columns. */
export const isOther = (table: string, columns: readonly string[]): SQL =>
  sql.raw(`(${columns.map((column) => `${table}.${column}`).join(', ')})
    is distinct from (${columns.map((column) => `excluded.${column}`).join(', ')})`);
