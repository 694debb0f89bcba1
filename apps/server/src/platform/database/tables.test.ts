import { glob } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { startTestApp, type TestApp } from '../../testing/index.ts';

interface Column {
  name: string;
  type: string;
  is_required: boolean;
  is_generated: boolean;
  default: string | null;
}

const source = path.resolve(import.meta.dirname, '../..');
const isTable = (value: unknown): value is PgTable => is(value, PgTable);
const declaredTables = new Set<PgTable>();
for await (const file of glob('{**/*.tables.ts,platform/database/tables.ts}', { cwd: source })) {
  const exported: Record<string, unknown> = await import(path.join(source, file));
  for (const value of Object.values(exported)) if (isTable(value)) declaredTables.add(value);
}
const tables = [...declaredTables].map((table) => getTableConfig(table));

function defaultOf(column: PgColumn): string | null {
  const { default: value } = column;
  if (value === undefined) return null;
  if (Array.isArray(value)) return `'{}'::${column.getSQLType()}`;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::${column.getSQLType()}`;
  return typeof value === 'string' ? `'${value}'::text` : JSON.stringify(value);
}

const declared = (column: PgColumn): Column => ({
  name: column.name,
  type: column.getSQLType(),
  is_required: column.notNull,
  is_generated: column.generated !== undefined,
  default: defaultOf(column),
});

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const byName = (one: Column, other: Column): number => (one.name < other.name ? -1 : 1);

async function migrated(table: string): Promise<Column[]> {
  const { rows } = await server.database.pool.query<Column>(
    `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_required,
        attgenerated <> '' as is_generated,
        case when attgenerated = '' then pg_get_expr(adbin, adrelid) end as default
      from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows.toSorted(byName);
}

describe('the tables in the code', () => {
  it('are those of the migrations', async () => {
    const { rows } = await server.database.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const names = rows.map(({ name }) => name).filter((name) => name !== 'schema_migrations');
    expect(tables.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });

  it.each(tables)('have the columns of $name', async ({ name, columns }) => {
    expect(columns.map(declared).toSorted(byName)).toEqual(await migrated(name));
  });
});
