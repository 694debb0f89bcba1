import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { ALL_ASSOCIATIONS, associations, type Queries } from '../database/index.ts';

/**
 * A table whose rows have a code of the provider. The code is unique within the association of the row, or in
 * the whole table if the table has no association.
 */
export type CodedTable = PgTable & { id: PgColumn; code: PgColumn; association_id?: PgColumn };

/** The codes that identify a row: the code of the row, after the codes of the rows that it belongs to. */
export type Key = string | readonly string[];

/** The ids of all rows with a code of the provider, both of earlier imports and of this folder. */
export interface Registry {
  /** Returns whether a row exists, and notes that a row of this folder refers to it. */
  refer: (kind: string, key: Key) => Promise<boolean>;
  /** Returns whether a row of this folder refers to a row. */
  isReferredTo: (kind: string, key: Key) => boolean;
  /**
   * Returns the id of a row.
   * @throws Error if the row was not checked before.
   */
  idOf: (kind: string, key: Key) => string;
  /** Registers a row of this folder. A row of an earlier import keeps its id. */
  add: (kind: string, key: Key) => Promise<{ id: string; isNew: boolean }>;
}

/**
 * Returns the key of a row whose code is unique within its association.
 * @param associationCode undefined for a row that is for all associations.
 */
export const keyIn = (associationCode: string | undefined, code: string): Key => [
  associationCode ?? '',
  code,
];

/** Returns the key of a row that another row refers to, or undefined if its code is missing or has a fault. */
export const referenceIn = (associationCode: string | undefined, code: string | undefined): Key | undefined =>
  code === undefined ? undefined : keyIn(associationCode, code);

/**
 * Returns the id of the association of a row.
 * @param code undefined for a row that is for all associations.
 */
export const associationIdOf = (registry: Registry, code: string | undefined): string =>
  code === undefined ? ALL_ASSOCIATIONS : registry.idOf('associations', code);

const codesOf = (key: Key): readonly string[] => (typeof key === 'string' ? [key] : key);

/** Returns a key as a text, such as `1001/F-12`. The key of a row for all associations has no association. */
export const nameOf = (key: Key): string =>
  codesOf(key)
    .filter((code) => code !== '')
    .join('/');

/**
 * Returns the keys and ids of a table. If codes are unique within their association, only those of one
 * association are returned.
 * @param associationCode The code of the association, or an empty text for the rows for all associations.
 */
async function idsIn(
  queries: Queries,
  table: CodedTable,
  associationCode: string,
): Promise<readonly (readonly [Key, id: string])[]> {
  const own = { id: sql<string>`${table.id}`, code: sql<string>`${table.code}` };
  const hasCode = isNotNull(table.code);
  if (!table.association_id) {
    const rows = await queries.select(own).from(table).where(hasCode);
    return rows.map(({ code, id }) => [code, id]);
  }
  const ids =
    associationCode === ''
      ? [ALL_ASSOCIATIONS]
      : queries
          .select({ id: associations.id })
          .from(associations)
          .where(eq(associations.code, associationCode));
  const rows = await queries
    .select(own)
    .from(table)
    .where(and(inArray(table.association_id, ids), hasCode));
  return rows.map(({ code, id }) => [keyIn(associationCode, code), id]);
}

/**
 * Opens the registry. The ids of a kind and an association are read when the folder first refers to them, so
 * that the import of a small folder does not read the ids of all associations.
 */
export function openRegistry(
  queries: Queries,
  kinds: readonly { name: string; known: CodedTable | undefined }[],
): Registry {
  const tables = new Map(kinds.map(({ name, known }) => [name, known]));
  const ids = new Map<string, string>();
  const read = new Set<string>();
  const referred = new Set<string>();
  const placeOf = (kind: string, key: Key) => JSON.stringify([kind, ...codesOf(key)]);

  const find = async (kind: string, key: Key): Promise<string | undefined> => {
    const table = tables.get(kind);
    const [first = ''] = codesOf(key);
    const scope = placeOf(kind, table?.association_id ? first : []);
    if (table && !read.has(scope)) {
      read.add(scope);
      for (const [known, id] of await idsIn(queries, table, first)) ids.set(placeOf(kind, known), id);
    }
    return ids.get(placeOf(kind, key));
  };
  return {
    refer: async (kind, key) => {
      referred.add(placeOf(kind, key));
      return (await find(kind, key)) !== undefined;
    },
    isReferredTo: (kind, key) => referred.has(placeOf(kind, key)),
    idOf: (kind, key) => {
      const id = ids.get(placeOf(kind, key));
      if (id === undefined) throw new Error(`${nameOf(key)} of ${kind} was not checked.`);
      return id;
    },
    add: async (kind, key) => {
      const known = await find(kind, key);
      const id = known ?? newId();
      ids.set(placeOf(kind, key), id);
      return { id, isNew: known === undefined };
    },
  };
}
