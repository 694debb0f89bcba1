import { createReadStream } from 'node:fs';
import path from 'node:path';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { version } from '../../platform/config/version.ts';
import { associations } from '../../platform/database/index.ts';
import { sign } from '../../platform/security/digest.ts';
import { measureBytes } from '../files/index.ts';
import type { ImportContext } from './import-context.ts';
import { importedSets } from './imported-sets.tables.ts';
import type { CsvRow } from './read-csv.ts';
import { type CodedTable, hasAssociation } from './registry.ts';

/** How rows are known to be as the import left them (docs/decisions/0164). @typeParam Row a row that is ready to be written. */
export interface Recognition<Row> {
  table: PgTable;
  /** Joins the stored row of each `given.key`, a JSON array with the values of the key columns. */
  join: SQL;
  /** Returns the columns whose change counts. Sets whose rows differ in these, or have none, are checked every time. */
  columnsOf: (values: Readonly<Record<string, unknown>>) => readonly string[] | undefined;
  /** Returns rows as the import leaves them, with those columns at least. */
  rowsOf: (rows: readonly Row[], context: ImportContext) => Promise<readonly object[]> | readonly object[];
  /** Returns the hashes of the files of rows; undefined if one of them has a fault, or is not in the store. */
  hashesOf?: (rows: readonly CsvRow[], context: ImportContext) => Promise<readonly string[] | undefined>;
  /** Returns the hash of the file of a row that is ready. */
  hashOf?: (row: Row) => string;
}

/** A set of rows that follow each other in a file. */
export interface KnownSet {
  place: number;
  signature: string;
}

export interface KnownSets<Row> {
  /** Returns the set that follows, which has these rows. */
  next: (rows: readonly CsvRow[]) => KnownSet;
  /** Returns whether the rows and their files are those of the last import, and are stored as that import left them. */
  isUnchanged: (
    set: KnownSet,
    rows: readonly CsvRow[],
    keys: readonly (readonly string[])[],
  ) => Promise<boolean>;
  /** Keeps how the import leaves the rows of a set. */
  remember: (set: KnownSet, rows: readonly Row[]) => Promise<void>;
}

/** The rows of a table whose keys are codes. */
export const byCode = (table: CodedTable): SQL =>
  hasAssociation(table)
    ? sql`join ${associations} owner on owner.code = given.key->>0
        join ${table} on ${table.association_id} = owner.id and ${table.code} = given.key->>1`
    : sql`join ${table} on ${table.code} = given.key->>0`;

/** The seed is secret and differs for each set, so that nobody can find another value with the same hash. */
const markOf = (columns: readonly string[], from: string, seed: bigint): SQL =>
  sql`coalesce(sum(hash_record_extended(row(${sql.raw(
    columns.map((column) => `${from}."${column}"`).join(', '),
  )}), ${String(seed)}::bigint)), 0)`;

/** The signatures depend on the whole file, because its rows were checked against each other, and on the version. */
export async function openKnownSets<Row extends { values: Readonly<Record<string, unknown>> }>(
  name: string,
  { table, join, columnsOf, rowsOf, hashesOf, hashOf }: Recognition<Row>,
  context: ImportContext,
): Promise<KnownSets<Row>> {
  const { queries, secret, folder } = context;
  const file = await measureBytes(createReadStream(path.join(folder, `${name}.csv`)));
  const known = await queries.select().from(importedSets).where(eq(importedSets.name, name));
  const signatures = new Map(known.map(({ place, signature }) => [place, signature]));
  const seedOf = (signature: string, hashes: readonly string[]): bigint =>
    Buffer.from(sign(secret, 'imported files', signature + hashes.join('')), 'base64url').readBigInt64BE();
  let places = 0;
  return {
    next(rows) {
      const text = JSON.stringify([version, name, file.hash, rows]);
      places += 1;
      return { place: places, signature: sign(secret, 'imported rows', text) };
    },
    async isUnchanged({ place, signature }, rows, keys) {
      const columns = rows[0] && columnsOf(rows[0].values);
      if (!columns || signatures.get(place) !== signature) return false;
      const hashes = hashesOf ? await hashesOf(rows, context) : [];
      if (!hashes) return false;
      const { rowCount } = await queries.execute(
        sql`select from ${importedSets} where name = ${name} and place = ${place} and mark = (
          select ${markOf(columns, getTableName(table), seedOf(signature, hashes))}
          from json_array_elements(${JSON.stringify(keys)}::json) as given (key) ${join})`,
      );
      return (rowCount ?? 0) > 0;
    },
    async remember({ place, signature }, rows) {
      const columns = rows[0] && columnsOf(rows[0].values);
      if (!columns || rows.some(({ values }) => columnsOf(values) !== columns)) return;
      const seed = seedOf(signature, hashOf ? rows.map(hashOf) : []);
      const left = JSON.stringify(await rowsOf(rows, context));
      await queries.execute(
        sql`insert into ${importedSets} (name, place, signature, mark)
          select ${name}, ${place}, ${signature}, ${markOf(columns, 'given', seed)}
          from json_populate_recordset(null::${table}, ${left}::json) as given
          on conflict (name, place) do update set signature = excluded.signature, mark = excluded.mark`,
      );
    },
  };
}
