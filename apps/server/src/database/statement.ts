import { sql, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { QueryResultRow } from 'pg';
import type { Database } from './database.ts';

const dialect = new PgDialect();
/**
 * A connection keeps each named statement with its plan, 100 kB and more, for as long as it lives. This many shapes get
 * a name, in the order in which they are first asked; the others are planned at every call.
 */
export const NAMED_STATEMENTS_MAX = 100;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= NAMED_STATEMENTS_MAX) return known;
  const name = `composed_${names.size}`;
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

/**
 * Runs a composed query that is planned for its values and not kept: for a search, whose shape depends on how many words
 * are typed and how long each is. The search itself takes longer than its plan.
 */
export async function runSearch<Row extends QueryResultRow>(database: Database, query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return database.prepared<Row>({ name: undefined, text }, params);
}
