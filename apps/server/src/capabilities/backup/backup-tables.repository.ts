import type { ClientBase } from 'pg';
import pg from 'pg';

/** A table with the columns that a backup has: all but generated ones, which PostgreSQL computes again. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

export interface BackupSequence {
  schema: string;
  name: string;
  last_value: string;
}

/** The schemas with the data of an installation: its own tables, and the job queue with the mails that wait. */
const SCHEMAS = ['public', 'graphile_worker'];

/** The tables in which migrations are recorded. A restore fills them by migrating. */
const MIGRATION_TABLES = ['public.schema_migrations', 'graphile_worker.migrations'];

export const quoted = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const nameOf = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Puts each table after those that its foreign keys refer to. @throws Error for tables that refer to each other. */
function orderByReferences(
  tables: readonly BackupTable[],
  references: readonly { from: string; to: string }[],
): BackupTable[] {
  const ordered: BackupTable[] = [];
  let left = [...tables];
  while (left.length > 0) {
    const names = new Set(left.map(nameOf));
    const isFree = (table: BackupTable): boolean =>
      !references.some(({ from, to }) => from === nameOf(table) && from !== to && names.has(to));
    const free = left.filter(isFree);
    if (free.length === 0) throw new Error(`The tables ${[...names].join(', ')} refer to each other.`);
    ordered.push(...free);
    left = left.filter((table) => !free.includes(table));
  }
  return ordered;
}

/** Lists each table after those that it refers to, without unlogged tables, whose rows are about this cluster alone. */
export async function listTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace join pg_attribute on attrelid = pg_class.oid
     where relkind = 'r' and relpersistence = 'p' and nspname = any ($1) and nspname || '.' || relname <> all ($2)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by nspname, relname order by nspname, relname`,
    [SCHEMAS, MIGRATION_TABLES],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select from_schema.nspname || '.' || from_table.relname as from, to_schema.nspname || '.' || to_table.relname as to
     from pg_constraint
     join pg_class as from_table on from_table.oid = conrelid
     join pg_namespace as from_schema on from_schema.oid = from_table.relnamespace
     join pg_class as to_table on to_table.oid = confrelid
     join pg_namespace as to_schema on to_schema.oid = to_table.relnamespace
     where contype = 'f'`,
  );
  return orderByReferences(rows, references);
}

export async function listSequences(client: ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<BackupSequence>(
    `select schemaname as schema, sequencename as name, last_value::text as last_value
     from pg_sequences where schemaname = any ($1) and last_value is not null order by 1, 2`,
    [SCHEMAS],
  );
  return rows;
}

export async function listMigrations(
  client: ClientBase,
): Promise<{ migrations: string[]; queue_migration: number }> {
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const { rows: queue } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0) as id from graphile_worker.migrations',
  );
  return { migrations: rows.map(({ name }) => name), queue_migration: queue[0]?.id ?? 0 };
}

export async function listFilledTables(client: ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${quoted(table)} limit 1`);
    if (rowCount !== 0) filled.push(nameOf(table));
  }
  return filled;
}

/** Leaves triggers of foreign keys on. Rows of a backup already have what the other triggers wrote. */
export async function setTriggers(
  client: ClientBase,
  table: BackupTable,
  state: 'enable' | 'disable',
): Promise<void> {
  await client.query(`alter table ${quoted(table)} ${state} trigger user`);
}

/** Lets sequences continue after the last number of the backup. */
export async function setSequences(client: ClientBase, sequences: readonly BackupSequence[]): Promise<void> {
  for (const sequence of sequences) {
    await client.query('select setval($1::regclass, $2)', [quoted(sequence), sequence.last_value]);
  }
}

const columnsOf = ({ columns }: BackupTable): string =>
  columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export const copyOut = (table: BackupTable): string =>
  `copy ${quoted(table)} (${columnsOf(table)}) to stdout`;

export const copyIn = (table: BackupTable): string =>
  `copy ${quoted(table)} (${columnsOf(table)}) from stdin`;
