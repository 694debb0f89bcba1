import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** Columns by the names that they have in a row. */
export type Columns = Readonly<Record<string, PgColumn>>;

/** The columns of a table that an object of a contract has as well: `columnsOf(forms, form)`. */
export function columnsOf<T extends PgTable, S extends { fields: object }>(
  table: T,
  { fields }: S,
): Pick<T['_']['columns'], keyof T['_']['columns'] & keyof S['fields']> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in fields);
  // The filter keeps exactly the names of the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as Pick<T['_']['columns'], keyof T['_']['columns'] & keyof S['fields']>;
}

/** Columns for a select: `"forms"."id", "forms"."name"`. */
export const listOf = (columns: Columns): SQL =>
  sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );

/** Their names alone, for a select from a subquery: `"id", "name"`. */
export const namesOf = (columns: Columns): SQL =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `"${name}"`)
      .join(', '),
  );
