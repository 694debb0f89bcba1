import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** The marks of the votes that a vote may replace, by the id of the apartment. For an apartment without an entry, any vote may be replaced. */
export type Replaced = Readonly<Record<string, readonly string[]>>;

/** The condition that a vote may replace one with a mark. @param mark JSON. @param apartment_id the column of the vote. */
export const mayReplace = (replaced: Replaced, apartment_id: SQLWrapper, mark: SQL): SQL => {
  const allowed = sql`${JSON.stringify(replaced)}::jsonb -> ${apartment_id}::text`;
  return sql`coalesce(${allowed} @> ${mark}, true)`;
};
