import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PgDialect } from 'drizzle-orm/pg-core';
import { personalData } from '../../modules/index.ts';
import { startTestApp, type TestApp } from '../../testing/index.ts';

/** The tables that refer to users, and that are in no export, with the reason. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  notification_runs: 'has the last member of a batch, for the time that mails are written',
  digest_days: 'has the last member of a batch, for the time that mails are written',
  file_readings: 'has who waits for a file, until it is read',
  staff: 'has the people of the provider, who are no members',
};

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

/** Finds foreign keys to users, columns that are named after a user, and e-mail addresses. */
async function listTablesWithUsers(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(`
    select distinct relname as name from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations' and (
      relname = 'users'
      or exists (select from pg_constraint where conrelid = c.oid and confrelid = 'users'::regclass)
      or exists (select from pg_attribute a where a.attrelid = c.oid and not attisdropped and (
        atttypid = 'uuid'::regtype and attname ~ '(user|author)_id$|_by$'
        or attname ~ '(^|_)email$|^recipient$'
        -- A subject of an attempt is the hash of a user.
        or attname = 'subject' and atttypid = 'bytea'::regtype)))
    order by relname`);
  return rows.map(({ name }) => name);
}

describe('an export of personal data', () => {
  it('covers every table that refers to users, or the table has a reason', async () => {
    const covered = new Set(personalData.flatMap(({ tables }) => tables));
    const left = (await listTablesWithUsers()).filter((name) => !covered.has(name));
    expect(left).toEqual(Object.keys(NOT_EXPORTED).toSorted());
  });

  it.each(personalData)('reads the tables that $name declares', ({ tables, query }) => {
    const { sql } = new PgDialect().sqlToQuery(query({ user_id: 'x', email: 'x' }));
    for (const table of tables) expect(sql).toMatch(new RegExp(`\\b(from|join) ${table}\\b`, 'u'));
  });

  it.each(['name', 'title'] as const)('has parts with different values of %s', (field) => {
    const values = personalData.map((part) => part[field]);
    expect(new Set(values).size).toBe(values.length);
  });
});
