import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../../platform/database/index.ts';
import type { PersonalRow } from './personal-data.ts';

/** The number of rows that are in memory at a time. */
const PAGE_SIZE = 500;

const dialect = new PgDialect();

/** Reads the rows of queries as the database was at one moment. */
export interface Snapshot {
  /** Returns the rows of a query, page by page. One query is read at a time. */
  read: (query: SQL) => AsyncGenerator<PersonalRow>;
}

async function* readRows(client: pg.PoolClient, query: SQL): AsyncGenerator<PersonalRow> {
  const { sql: text, params } = dialect.sqlToQuery(sql`declare personal_data no scroll cursor for ${query}`);
  await client.query(text, params);
  for (;;) {
    const { rows } = await client.query<Record<string, unknown>>(`fetch ${PAGE_SIZE} from personal_data`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close personal_data');
}

/**
 * Runs a function that reads in one transaction that changes nothing, so that everything it reads belongs
 * together.
 */
export async function withSnapshot<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const result = await work({ read: (query) => readRows(client, query) });
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // The connection may be in the middle of a statement, so it is not used again.
    client.release(true);
    throw error;
  }
}
