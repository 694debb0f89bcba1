import { sql, type SQL } from 'drizzle-orm';

/** Returns the name of the association of a row, for a query of personal data. */
export const associationOf = (table: string): SQL =>
  sql`(select a.code || ' - ' || a.name from associations a
    where a.id = ${sql.identifier(table)}.association_id) as association`;
