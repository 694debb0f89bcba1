import { describe, expect, it } from '@jest/globals';
import { faultOfSqlImport, faultOfStatement } from './sql.js';

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
