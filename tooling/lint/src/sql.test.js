import { describe, expect, it } from '@jest/globals';
import { faultOfSqlImport, faultOfStatement, faultOfTables } from './sql.js';

const at = (file) => `/any/where/apps/server/src/modules/invoices/${file}`;

describe('SQL of a module', () => {
  it.each([
    'invoices.repository.ts',
    'invoices-list.repository.ts',
    'invoices.tables.ts',
    'invoices.access.ts',
    'invoices.search.ts',
    'invoices.import.ts',
    'invoices.personal-data.ts',
    'invoices.test.ts',
    'testing/invoices.fixtures.ts',
  ])('may be in %s', (file) => {
    expect(faultOfSqlImport(at(file), 'drizzle-orm')).toBeUndefined();
    expect(faultOfStatement(at(file), 'queries', 'insert')).toBeUndefined();
  });

  it.each(['invoices.service.ts', 'invoices.module.ts', 'decide.ts', 'calendar/feed.service.ts'])(
    'may not be in %s',
    (file) => {
      expect(faultOfSqlImport(at(file), 'drizzle-orm/pg-core')).toContain('.repository.ts');
      expect(faultOfStatement(at(file), 'transaction', 'update')).toContain('.repository.ts');
    },
  );

  it('is not recognised in other objects, packages and folders', () => {
    expect(faultOfStatement(at('a.ts'), 'digest', 'update')).toBeUndefined();
    expect(faultOfSqlImport(at('a.ts'), 'pgp')).toBeUndefined();
    expect(faultOfStatement('/any/where/apps/server/src/database/a.ts', 'pool', 'query')).toBeUndefined();
  });
});

describe('the tables of a module', () => {
  const of = (folder, file) => `/any/where/apps/server/src/modules/${folder}/${file}`;

  it.each([
    ['invoices', 'select from invoices join users on users.id = author_id'],
    ['voting', 'select from ballots join meeting_items using (association_id)'],
    ['todos', 'select street from addresses'],
    ['minutes', 'select from todos'],
  ])('may be named in %s: %s', (folder, text) => {
    expect(faultOfTables(of(folder, 'a.repository.ts'), text)).toBeUndefined();
  });

  it.each([
    ['invoices', 'select from archive_documents', 'archive'],
    ['archive', 'select from users JOIN Todos on true', 'todos'],
    ['voting', 'update meeting_items set title = title', 'meetings'],
    ['todos', 'delete from addresses', 'accounts'],
    ['minutes', 'insert into decisions (id) values (1)', 'decisions'],
  ])('may not be named in %s: %s', (folder, text, owner) => {
    expect(faultOfTables(of(folder, 'a.repository.ts'), text)).toContain(`belongs to ${owner}`);
  });

  it('may be named in tests, and above the modules', () => {
    expect(faultOfTables(of('invoices', 'a.test.ts'), 'select from todos')).toBeUndefined();
    expect(faultOfTables('/any/where/apps/server/src/demo.ts', 'select from todos')).toBeUndefined();
  });
});
