import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { ALL_ASSOCIATIONS, associations, type Queries } from '../../platform/database/index.ts';
import { RecentMap } from './recent-map.ts';
import type { KnownId, Scratch } from './scratch.ts';

/** A code is unique within the association of the row, or in the whole table without associations. */
export type CodedTable = PgTable & { id: PgColumn; code: PgColumn; association_id?: PgColumn };

/** The codes that identify a row: the code of the row, after the codes of the rows that it belongs to. */
export type Key = string | readonly string[];

/** The ids of all rows with a code of the provider, both of earlier imports and of this folder. */
export interface Registry {
  /** Reads ids of earlier imports in a few queries. The other functions read ids one by one. */
  prepare: (kind: string, keys: readonly Key[]) => Promise<void>;
  /** Returns whether a row exists, and notes that a row of this folder refers to it. */
  refer: (kind: string, key: Key) => Promise<boolean>;
  isReferredTo: (kind: string, key: Key) => boolean;
  /** @throws Error if the row was not checked before. */
  idOf: (kind: string, key: Key) => string;
  /** A row of an earlier import keeps its id. */
  add: (kind: string, key: Key) => Promise<{ id: string; isNew: boolean }>;
  /** Gives a row of the folder the id of a row that no import brought. A row of an earlier import keeps its id. */
  adopt: (kind: string, key: Key, id: string) => Promise<void>;
  /** Returns whether no earlier import has brought the row. */
  isNew: (kind: string, key: Key) => boolean;
  isDelivered: (kind: string, key: Key) => boolean;
  /** Reserves a value that no other row of the folder may have. Returns the row that has the value already. */
  claim: (kind: string, value: string, owner: string) => string | undefined;
}

/** @param associationCode undefined for a row that is for all associations. */
export const keyIn = (associationCode: string | undefined, code: string): Key => [
  associationCode ?? '',
  code,
];

/** Returns undefined if the code is missing or has a fault. */
export const referenceIn = (associationCode: string | undefined, code: string | undefined): Key | undefined =>
  code === undefined ? undefined : keyIn(associationCode, code);

/** @param code undefined for a row that is for all associations. */
export const associationIdOf = (registry: Registry, code: string | undefined): string =>
  code === undefined ? ALL_ASSOCIATIONS : registry.idOf('associations', code);

const codesOf = (key: Key): readonly string[] => (typeof key === 'string' ? [key] : key);

/** Returns a text such as `1001/F-12`. The key of a row for all associations has no association. */
export const nameOf = (key: Key): string =>
  codesOf(key)
    .filter((code) => code !== '')
    .join('/');

const PAGE_ROWS = 5000;

/** The number of associations whose ids are read at a time. Each may have thousands of rows. */
const ASSOCIATIONS_AT_ONCE = 50;

/** The number of ids and associations that are remembered beside the scratch file, because rows often share them. */
const REMEMBERED = 20_000;

async function* idsOfAll(
  queries: Queries,
  table: CodedTable,
): AsyncGenerator<readonly (readonly [Key, string])[]> {
  let last: string | undefined;
  do {
    const rows: { id: string; code: string }[] = await queries
      .select({ id: sql<string>`${table.id}`, code: sql<string>`${table.code}` })
      .from(table)
      .where(and(isNotNull(table.code), last === undefined ? undefined : gt(table.id, last)))
      .orderBy(table.id)
      .limit(PAGE_ROWS);
    yield rows.map(({ code, id }) => [code, id] as const);
    last = rows.length < PAGE_ROWS ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}

/** @param codes the codes of the associations, or an empty text for rows for all associations. */
async function idsIn(
  queries: Queries,
  table: CodedTable & { association_id: PgColumn },
  codes: readonly string[],
): Promise<readonly (readonly [Key, id: string])[]> {
  const own = { id: sql<string>`${table.id}`, code: sql<string>`${table.code}` };
  const ofAll = codes.includes('')
    ? await queries
        .select(own)
        .from(table)
        .where(and(eq(table.association_id, ALL_ASSOCIATIONS), isNotNull(table.code)))
    : [];
  const named = codes.filter((one) => one !== '');
  const ofSome =
    named.length === 0
      ? []
      : await queries
          .select({ ...own, association: associations.code })
          .from(table)
          .innerJoin(associations, eq(associations.id, table.association_id))
          .where(and(inArray(associations.code, named), isNotNull(table.code)));
  return [
    ...ofAll.map(({ code, id }) => [keyIn('', code), id] as const),
    ...ofSome.map(({ association, code, id }) => [keyIn(association, code), id] as const),
  ];
}

export const hasAssociation = (table: CodedTable): table is CodedTable & { association_id: PgColumn } =>
  table.association_id !== undefined;

/** Reads ids when the folder first refers to their kind and association, so that a small import does not read them all. */
export function openRegistry(
  queries: Queries,
  kinds: readonly { name: string; known: CodedTable | undefined }[],
  scratch: Scratch,
): Registry {
  const tables = new Map(kinds.map(({ name, known }) => [name, known]));
  const recent = new RecentMap<KnownId>(REMEMBERED);
  const read = new RecentMap<true>(REMEMBERED);
  const placeOf = (kind: string, key: Key) => JSON.stringify([kind, ...codesOf(key)]);

  const peek = (kind: string, key: Key): KnownId | undefined => {
    const place = placeOf(kind, key);
    const remembered = recent.get(place);
    if (remembered) return remembered;
    const known = scratch.findId(kind, place);
    if (known) recent.set(place, known);
    return known;
  };
  const save = (kind: string, key: Key, known: KnownId): void => {
    const place = placeOf(kind, key);
    scratch.setId(kind, place, known);
    recent.set(place, known);
  };
  const saveEarlier = (kind: string, rows: readonly (readonly [Key, string])[]): void => {
    for (const [key, id] of rows) {
      scratch.setId(kind, placeOf(kind, key), { id, isNew: false, isDelivered: false, isReferred: false });
    }
  };
  /** Returns whether the ids of a kind, or of an association, are read for the first time, and notes that they are. */
  const isUnread = (scope: string): boolean => {
    if (read.has(scope)) return false;
    read.set(scope, true);
    return scratch.claim('earlier ids', scope, '') === undefined;
  };
  const prepare = async (kind: string, keys: readonly Key[]): Promise<void> => {
    const table = tables.get(kind);
    if (!table) return;
    if (!hasAssociation(table)) {
      if (!isUnread(placeOf(kind, []))) return;
      for await (const rows of idsOfAll(queries, table)) saveEarlier(kind, rows);
      return;
    }
    const unread = keys
      .map((key) => codesOf(key)[0] ?? '')
      .filter((first) => isUnread(placeOf(kind, first)) && !peek('associations', first)?.isNew);
    for (let from = 0; from < unread.length; from += ASSOCIATIONS_AT_ONCE) {
      saveEarlier(kind, await idsIn(queries, table, unread.slice(from, from + ASSOCIATIONS_AT_ONCE)));
    }
  };
  const find = async (kind: string, key: Key): Promise<KnownId | undefined> => {
    await prepare(kind, [key]);
    return peek(kind, key);
  };
  return {
    prepare,
    refer: async (kind, key) => {
      const known = await find(kind, key);
      if (known && !known.isReferred) save(kind, key, { ...known, isReferred: true });
      return known !== undefined;
    },
    isReferredTo: (kind, key) => peek(kind, key)?.isReferred ?? false,
    idOf: (kind, key) => {
      const known = peek(kind, key);
      if (!known) throw new Error(`${nameOf(key)} of ${kind} was not checked.`);
      return known.id;
    },
    add: async (kind, key) => {
      const known = (await find(kind, key)) ?? { id: newId(), isNew: true, isReferred: false };
      save(kind, key, { ...known, isDelivered: true });
      return { id: known.id, isNew: known.isNew };
    },
    adopt: async (kind, key, id) => {
      if (await find(kind, key)) return;
      save(kind, key, { id, isNew: false, isDelivered: false, isReferred: false });
    },
    isNew: (kind, key) => peek(kind, key)?.isNew ?? false,
    isDelivered: (kind, key) => peek(kind, key)?.isDelivered ?? false,
    claim: (kind, value, owner) => scratch.claim(kind, value, owner),
  };
}
