import { sql, type SQL } from 'drizzle-orm';

export const associationOf = (table: string): SQL =>
  sql`(select a.code || ' - ' || a.name from associations a
    where a.id = ${sql.identifier(table)}.association_id) as association`;
