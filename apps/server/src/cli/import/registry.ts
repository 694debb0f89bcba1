import { v7 as newId } from 'uuid';
import { associations, staff, users, type Queries } from '../../database/index.ts';
import { archiveDocuments, archiveGroups } from '../../modules/archive/index.ts';

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

async function loadKnown(queries: Queries): Promise<Map<string, Map<string, string>>> {
  const codes = async (table: typeof associations | typeof users | typeof staff) => {
    const rows = await queries.select({ id: table.id, code: table.code }).from(table);
    return new Map(rows.map(({ id, code }) => [code, id]));
  };
  const known = new Map([
    ['associations', await codes(associations)],
    ['users', await codes(users)],
    ['staff', await codes(staff)],
  ]);
  const associationCodes = new Map([...(known.get('associations') ?? [])].map(([code, id]) => [id, code]));
  for (const [kind, table] of [
    ['archive-groups', archiveGroups],
    ['archive-documents', archiveDocuments],
  ] as const) {
    const { association_id, id, code } = table;
    const rows = await queries.select({ association_id, id, code }).from(table);
    const entries = rows.flatMap((row) =>
      row.code === null
        ? []
        : [[keyIn(associationCodes.get(row.association_id) ?? '', row.code), row.id] as const],
    );
    known.set(kind, new Map(entries));
  }
  return known;
}

/** Opens the registry on what the database knows. */
export async function openRegistry(queries: Queries): Promise<Registry> {
  const before = await loadKnown(queries);
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
