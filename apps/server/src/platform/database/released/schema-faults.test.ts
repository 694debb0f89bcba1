import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { migrationsFolder } from '../../config/paths.ts';
import { cloneDatabase, type TestDatabase } from '../../../testing/index.ts';
import { openDatabase } from '../index.ts';
import { acceptedFile, releasedFile } from './places.ts';
import { readSchema, type Schema } from './read-schema.ts';
import { fileFaults, schemaFaults } from './schema-faults.ts';

let clone: TestDatabase;
let pool: Pool;
let current: Schema;
beforeAll(async () => {
  clone = await cloneDatabase();
  ({ pool } = openDatabase({ connectionString: clone.url }, () => undefined));
  current = await readSchema(pool);
});
afterAll(async () => {
  await pool.end();
  await clone.drop();
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

describe('a server of the previous version', () => {
  it('works on the schema of this version, apart from what was looked at and accepted', () => {
    const released = read(releasedFile) as Schema;
    const accepted = read(acceptedFile) as Record<string, string>;
    const textOf = (name: string): string => readFileSync(path.join(migrationsFolder, name), 'utf8');
    const faults = [...schemaFaults(released, current), ...fileFaults(released, current, textOf)];
    // A fault that no longer exists leaves the file too. Each has a reason.
    expect(faults.toSorted()).toEqual(Object.keys(accepted).toSorted());
    expect(Object.values(accepted).filter((reason) => reason.length < 20)).toEqual([]);
  });
});

/** Returns the faults of a change of the schema, which is undone. */
async function faultsOf(change: string): Promise<string[]> {
  const own = await cloneDatabase();
  const { pool: connections } = openDatabase({ connectionString: own.url }, () => undefined);
  try {
    await connections.query(change);
    return schemaFaults(current, await readSchema(connections));
  } finally {
    await connections.end();
    await own.drop();
  }
}

describe('a change of the schema', () => {
  it.each([
    ['alter table todos add column urgency text'],
    ['alter table todos add column urgency integer not null default 0'],
    ['alter table todos add column loud text generated always as (upper(description)) stored'],
    ["alter table todos alter column description set default '-'"],
    ['create table wishes (association_id uuid not null, id uuid primary key, check (id is not null))'],
    ['create index on todos (description)'],
    ['create function loud(text) returns text language sql as $$ select upper($1) $$'],
  ])('is no fault: %s', async (change) => {
    expect(await faultsOf(change)).toEqual([]);
  });

  it.each([
    ['alter table users drop column phone', 'users.phone is gone'],
    ['alter table todos rename handler to worker', 'todos.handler is gone'],
    ['drop table section_visits', 'The table section_visits is gone'],
    ['alter table meetings rename to gatherings', 'The table meetings is gone'],
    ['alter table users alter column phone type varchar(20)', 'users.phone has the type'],
    ['alter table todos alter column handler set not null', 'todos.handler is required'],
    ['alter table todos alter column description drop not null', 'todos.description may be null'],
    [
      'alter table users alter column profile_version drop default',
      'users.profile_version has another default',
    ],
    ['alter table todos add column urgency integer not null', 'todos.urgency is new and required'],
    [
      'alter table users drop column phone, add column phone text generated always as (name) stored',
      'users.phone is generated',
    ],
    [
      'alter table todos add check (length(description) < 10)',
      'A rule is new for the previous version: todos: CHECK',
    ],
    [
      'create unique index on todos (association_id, description)',
      'A rule is new for the previous version: todos: UNIQUE',
    ],
    [
      'alter table section_visits drop constraint section_visits_pkey',
      'A rule is gone: section_visits: PRIMARY KEY',
    ],
    [
      'create function nothing() returns trigger language plpgsql as $$ begin return null; end $$;' +
        'create trigger lost before insert on todos for each row execute function nothing()',
      'todos has other triggers than in the previous version',
    ],
    ['drop function fold_text(text) cascade', 'The function fold_text(text) returns text is gone'],
    [
      'create or replace function keep_photo_bytes() returns trigger language plpgsql as $$ begin return null; end $$',
      'The function keep_photo_bytes() returns trigger does something else',
    ],
  ])('is a fault: %s', async (change, fault) => {
    expect((await faultsOf(change)).join('\n')).toContain(fault);
  });
});

describe('the files of the migrations', () => {
  const before: Schema = {
    migrations: { '0001_a.sql': 'a', '0003_c.sql': 'c' },
    tables: {},
    rules: [],
    functions: {},
    triggers: [],
  };
  const faultsIn = (added: Record<string, string>, released = before.migrations): string[] => {
    const texts: Record<string, string> = { ...released, ...added };
    return fileFaults(before, { ...before, migrations: texts }, (name) => texts[name] ?? '');
  };

  it.each([
    ['alter table todos add column urgency text;'],
    ['-- drop table todos'],
    [
      'create function f() returns trigger language plpgsql as $$\nbegin\n delete from todos;\n return null;\nend $$;',
    ],
  ])('may have: %s', (sql) => {
    expect(faultsIn({ '0004_d.sql': sql })).toEqual([]);
  });

  it.each([
    ['alter table todos\n  drop column handler;', 'drops something'],
    ['alter table todos rename column a to b;', 'renames something'],
    ['alter table todos alter column a type text;', 'changes the type of a column'],
    ['alter table todos alter column a set not null;', 'requires a column'],
    ['do $$ begin delete from todos; end $$;', 'deletes rows'],
    ['truncate todos;', 'truncates a table'],
    ['begin;\nselect 1;\ncommit;', 'ends the transaction of the runner'],
    [
      'create index concurrently on todos (id);',
      "has a statement that can't run in the transaction of the runner",
    ],
  ])('may not have, unless it is accepted: %s', (sql, fault) => {
    expect(faultsIn({ '0004_d.sql': sql })).toEqual([`0004_d.sql ${fault}`]);
  });

  it('only go forward: a released file keeps its content, and a new one comes after it', () => {
    expect(faultsIn({}, { '0001_a.sql': 'other', '0003_c.sql': 'c' })).toEqual([
      '0001_a.sql was released, and is changed or gone',
    ]);
    expect(faultsIn({}, { '0001_a.sql': 'a' })).toEqual(['0003_c.sql was released, and is changed or gone']);
    expect(faultsIn({ '0002_b.sql': '' })).toEqual(['0002_b.sql is new, and comes before 0003_c.sql']);
  });
});
