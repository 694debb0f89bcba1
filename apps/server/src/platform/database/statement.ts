import { SEARCH_STATEMENT_MS_MAX } from '@mijn/domain/limits';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pool, QueryResultRow } from 'pg';
import { errorCode } from '../config/errors.ts';
import { AppError, RETRY_AFTER_S, TIMEOUT_SQLSTATE } from '../wire/app-error.ts';
import type { Database } from './database.ts';
import { textOf } from './statement-text.ts';

/** A row of a contract before it is serialised. Its timestamps are of type Date. */
export type RowOf<T, Moments extends keyof T> = Omit<T, Moments> & {
  [Name in Moments]: Date | Extract<T[Name], null>;
};

export type Columns = Readonly<Record<string, PgColumn>>;

/** Returns the columns of a table that are also fields of a contract, such as `columnsOf(forms, form)`. */
export function columnsOf<T extends PgTable, S extends { fields: object }>(
  table: T,
  { fields }: S,
): Pick<T['_']['columns'], keyof T['_']['columns'] & keyof S['fields']> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in fields);
  // The filter keeps exactly the names in the type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(columns) as Pick<T['_']['columns'], keyof T['_']['columns'] & keyof S['fields']>;
}

/** Returns the columns for a select, such as `"forms"."id", "forms"."name"`. */
export const listOf = (columns: Columns): SQL =>
  sql.join(
    Object.values(columns).map((column) => sql`${column}`),
    sql`, `,
  );

/** Returns only the names of the columns, for a select from a subquery, such as `"id", "name"`. */
export const namesOf = (columns: Columns): SQL =>
  sql.raw(
    Object.keys(columns)
      .map((name) => `"${name}"`)
      .join(', '),
  );

/** A connection keeps each named statement with a plan of 100 kB or more, so later statements are planned at every call. */
export const NAMED_STATEMENTS_MAX = 100;

const namesByPool = new WeakMap<Pool, Map<string, string>>();

function nameOf({ pool }: Database, text: string): string | undefined {
  const names = namesByPool.get(pool) ?? new Map<string, string>();
  namesByPool.set(pool, names);
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_STATEMENTS_MAX) return known;
  const name = `composed_${names.size}`;
  names.set(text, name);
  return name;
}

/** Converts a part of a statement to text once. @throws Error if the part contains a value. */
export function fixed(part: SQL): SQL {
  const { text, params } = textOf(part);
  if (params.length > 0) throw new Error(`This part of a statement is not fixed: ${text}`);
  return sql.raw(text);
}

/** Prepares the query, because the queries of a list have few variants, so that a connection plans each one once. */
export async function runPrepared<Row extends QueryResultRow>(
  database: Database,
  query: SQL,
): Promise<Row[]> {
  const { text, params } = textOf(query);
  return database.prepared<Row>({ name: nameOf(database, text), text }, params);
}

export async function findRow<Row extends QueryResultRow>(database: Database, query: SQL) {
  const [row] = await runPrepared<Row>(database, query);
  return row;
}

/** Plans the query at every call, because words change the statement. @throws AppError `unavailable` with `limit_ms`. */
export async function runSearch<Row extends QueryResultRow>(database: Database, query: SQL): Promise<Row[]> {
  const { text, params } = textOf(query);
  try {
    return await database.searched<Row>({ name: undefined, text }, params);
  } catch (error) {
    if (errorCode(error) !== TIMEOUT_SQLSTATE) throw error;
    throw new AppError('unavailable', {
      message: 'This search takes too long: search for fewer or longer words, or try again later.',
      params: { limit_ms: SEARCH_STATEMENT_MS_MAX },
      retryAfter: RETRY_AFTER_S,
    });
  }
}
