import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `composed_${names.size}`;
  names.set(text, name);
  return name;
}

/** A part of a statement as plain text, for what is the same in every call. @throws Error when it holds a value. */
export function fixed(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error(`This part of a statement is not fixed: ${text}`);
  return sql.raw(text);
}

/**
 * Runs a composed query as a prepared statement. A list's queries have few shapes (filters, sorts), each with a name of
 * its own, so that a connection plans each of them once.
 */
export async function runPrepared<Row extends QueryResultRow>(
  database: Database,
  query: SQL,
): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return database.prepared<Row>({ name: nameOf(text), text }, params);
}
