import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { migrationsFolder } from '../../config/paths.ts';
import { listMigrationFiles } from '../migrate.ts';

/** A column, as a server that reads and writes it sees it. */
interface Column {
  type: string;
  is_required: boolean;
  default: string | null;
  is_generated: boolean;
}

/** What a server of a version relies on in the database, by name. */
export interface Schema {
  /** The SHA-256 of each migration. */
  migrations: Record<string, string>;
  tables: Record<string, Record<string, Column>>;
  /** Keys, checks, references and unique indexes, such as `todos: PRIMARY KEY (association_id, id)`. */
  rules: string[];
  /** The digest of the body of each function, by its name with the types of its parameters and its result. */
  functions: Record<string, string>;
  triggers: string[];
}

const RULES = `
  select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as line from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
  union
  select indrelid::regclass || ': ' || regexp_replace(pg_get_indexdef(indexrelid), '^.* USING \\w+ ', 'UNIQUE INDEX ')
    from pg_index join pg_class on pg_class.oid = indrelid
    where indisunique and relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`;

const FUNCTIONS = `
  select oid::regprocedure || ' returns ' || pg_get_function_result(oid) as name, md5(prosrc) as digest from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
  order by 1`;

const TRIGGERS = `
  select tgrelid::regclass || ': ' || regexp_replace(pg_get_triggerdef(pg_trigger.oid), '^CREATE TRIGGER ', '') as line
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace`;

const COLUMNS = `
  select relname as "table", attname as name, format_type(atttypid, atttypmod) as type, attnotnull as is_required,
    attgenerated <> '' as is_generated,
    case when attgenerated = '' then pg_get_expr(adbin, adrelid) end as default
  from pg_class join pg_attribute on attrelid = pg_class.oid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
    and relname <> 'schema_migrations'
  order by relname, attname`;

async function linesOf(pool: Pool, statement: string): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(statement);
  return rows.map(({ line }) => line).toSorted();
}

/** Reads from a migrated database, and from the folder of the migrations, what a server of this version relies on. */
export async function readSchema(pool: Pool): Promise<Schema> {
  const migrations: Schema['migrations'] = {};
  for (const name of await listMigrationFiles()) {
    migrations[name] = hash('sha256', await readFile(path.join(migrationsFolder, name), 'utf8'), 'hex');
  }
  const tables: Schema['tables'] = {};
  const { rows } = await pool.query<Column & { table: string; name: string }>(COLUMNS);
  for (const { table, name, ...column } of rows) (tables[table] ??= {})[name] = column;
  const functions = await pool.query<{ name: string; digest: string }>(FUNCTIONS);
  return {
    migrations,
    tables,
    rules: await linesOf(pool, RULES),
    functions: Object.fromEntries(functions.rows.map(({ name, digest }) => [name, digest])),
    triggers: await linesOf(pool, TRIGGERS),
  };
}
