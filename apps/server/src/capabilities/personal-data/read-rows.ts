import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '../../platform/database/index.ts';
import type { PersonalRow } from './personal-data.ts';

const PAGE_SIZE = 500;

const dialect = new PgDialect();

export interface Snapshot {
  /** Reads one query at a time, page by page. */
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

/** Reads in one transaction, so that everything belongs together. */
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
