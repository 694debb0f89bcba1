import { randomUUID } from 'node:crypto';
import pg from 'pg';

export function urlOf(name: string): string {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs a statement on the server, outside the databases of suites. */
export async function runSql(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] ?? '' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A clone gives each suite its own rows. */
export async function cloneDatabase(template = process.env['TEST_TEMPLATE'] ?? ''): Promise<TestDatabase> {
  const name = `mijn_test_${randomUUID().replaceAll('-', '')}`;
  // A copy of the files costs less than a copy through the log, which is the default.
  await runSql(`create database ${name} template ${template} strategy file_copy`);
  return { url: urlOf(name), drop: () => runSql(`drop database if exists ${name} with (force)`) };
}

export const createEmptyDatabase = (): Promise<TestDatabase> => cloneDatabase('template0');
