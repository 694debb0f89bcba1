import { eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { associations, type Queries } from '../../database/index.ts';

/** A table whose rows have a code of the provider's: within their association, or over all. */
export type CodedTable = PgTable & { id: PgColumn; code: PgColumn; association_id?: PgColumn };

/** The ids of everything that has a code of the provider's: imported before, or in this folder. */
export interface Registry {
  has: (kind: string, key: string) => boolean;
  /** @throws Error for what was not checked before. */
  idOf: (kind: string, key: string) => string;
  /** Registers a thing of this folder; one that was imported before keeps its id. */
  add: (kind: string, key: string) => { id: string; isNew: boolean };
}

/** The key of what has a code of its own within an association. */
export const keyIn = (associationCode: string, code: string): string => `${associationCode}/${code}`;

async function codesIn(queries: Queries, table: CodedTable): Promise<Map<string, string>> {
  const own = { id: sql<string>`${table.id}`, code: sql<string>`${table.code}` };
  const hasCode = isNotNull(table.code);
  if (!table.association_id) {
    const rows = await queries.select(own).from(table).where(hasCode);
    return new Map(rows.map(({ code, id }) => [code, id]));
  }
  const rows = await queries
    .select({ ...own, association_code: associations.code })
    .from(table)
    .innerJoin(associations, eq(associations.id, table.association_id))
    .where(hasCode);
  return new Map(rows.map(({ association_code, code, id }) => [keyIn(association_code, code), id]));
}

/** Opens the registry on what the database knows of each kind. */
export async function openRegistry(
  queries: Queries,
  kinds: readonly { name: string; known: CodedTable | undefined }[],
): Promise<Registry> {
  const before = new Map<string, Map<string, string>>();
  for (const { name, known } of kinds) if (known) before.set(name, await codesIn(queries, known));
  const added = new Map<string, string>();
  const find = (kind: string, key: string) => before.get(kind)?.get(key) ?? added.get(`${kind} ${key}`);
  return {
    has: (kind, key) => find(kind, key) !== undefined,
    idOf: (kind, key) => {
      const id = find(kind, key);
      if (id === undefined) throw new Error(`${key} of ${kind} was not checked.`);
      return id;
    },
    add: (kind, key) => {
      const known = find(kind, key);
      const id = known ?? newId();
      added.set(`${kind} ${key}`, id);
      return { id, isNew: known === undefined };
    },
  };
}
