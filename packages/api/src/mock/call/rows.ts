import { type Deletion, restorableUntil } from '@mijn/domain/deleted';
import { DELETED_MESSAGE_MS, LIST_PAGE_SIZE } from '@mijn/domain/limits';
import { foldText } from '@mijn/domain/search';
import { dutchTime } from '@mijn/domain/formats';
import { Refusal } from './refusal.ts';

export interface DeletedRow<T> {
  row: T;
  deleted_at: string;
  /** The name of the member who deleted it; null if that is not known, and undefined for the caller. */
  deleted_by?: string | null | undefined;
}

/** Messages, newsletters and albums are kept equally long. */
export const deletionOf = ({ deleted_at, deleted_by }: DeletedRow<unknown>): Deletion => ({
  deleted_at,
  is_deleted_by_caller: deleted_by === undefined,
  deleted_by_name: deleted_by ?? null,
  restorable_until: restorableUntil(deleted_at, DELETED_MESSAGE_MS).toISOString(),
});

interface Row {
  id: string;
  version?: number;
}

/** Keeps rows that calls change, for the duration of a story, a test or a mocked provider. */
export function keepRows<T extends Row>(
  initial: readonly T[],
  initiallyDeleted: readonly DeletedRow<T>[] = [],
) {
  let rows = [...initial];
  let added = 0;
  const deleted = new Map<string, DeletedRow<T> & { place: number }>(
    initiallyDeleted.map((one) => [one.row.id, { ...one, place: 0 }]),
  );
  const find = (id: string): T | Refusal => rows.find((row) => row.id === id) ?? new Refusal('not_found');
  return {
    all: (): readonly T[] => rows,
    find,
    /** Returns the number of rows that there have ever been, for the id of a new one. */
    count: (): number => initial.length + added,
    add: (row: T): T => {
      added += 1;
      rows = [row, ...rows];
      return row;
    },
    /** Changes a row. @param version the version that the caller has read; undefined to change any. */
    change: (id: string, changes: Partial<T>, version?: number): T | Refusal => {
      const row = find(id);
      if (row instanceof Refusal) return row;
      if (version !== undefined && row.version !== version) return new Refusal('conflict');
      const next = row.version === undefined ? {} : { version: row.version + 1 };
      const changed: T = { ...row, ...changes, ...next };
      rows = rows.map((one) => (one.id === id ? changed : one));
      return changed;
    },
    /** Deletes a row. @param deleted_at the time, for rows that can be restored. */
    remove: (id: string, deleted_at = ''): Refusal | undefined => {
      const row = find(id);
      if (row instanceof Refusal) return row;
      deleted.set(id, { row, deleted_at, place: rows.indexOf(row) });
      rows = rows.filter((one) => one !== row);
      return undefined;
    },
    /** Returns the deleted rows that can be restored, the last deleted one first. */
    deleted: (): DeletedRow<T>[] =>
      [...deleted.values()].toSorted((one, other) => other.deleted_at.localeCompare(one.deleted_at)),
    restore: (id: string): T | Refusal => {
      const found = deleted.get(id);
      if (!found) return find(id);
      deleted.delete(id);
      rows = rows.toSpliced(found.place, 0, found.row);
      return found.row;
    },
  };
}

/** Returns a function that makes something for each key, and returns the same one for the same key from then on. */
export function keepPer<T>(make: (key: string) => T): (key: string) => T {
  const kept = new Map<string, T>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
}

export function pageOf<T>(rows: readonly T[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const per_page = Number(query.get('per_page') ?? LIST_PAGE_SIZE);
  return {
    data: rows.slice((page - 1) * per_page, page * per_page),
    meta: { page, per_page, total: rows.length },
  };
}

/** Returns whether a text has the words that are searched for. */
export type HasWords = (text: string) => boolean;

export const wordsIn = (query: URLSearchParams): string[] =>
  foldText(query.get('q') ?? '')
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Returns whether a text has at least a number of the words. */
export function hasAtLeast(words: readonly string[], least: number): HasWords {
  return (text) => {
    const folded = foldText(text);
    return words.filter((word) => folded.includes(word)).length >= least;
  };
}

interface Page<T> {
  data: readonly T[];
  meta: { total: number; is_partial?: boolean };
}

/**
 * Returns the page of a list whose rows have the words of `q`. If no row has all of them, it is a page of the rows with most of them,
 * and says so.
 */
export function searchedPage<T, Found extends Page<T>>(
  query: URLSearchParams,
  pageWith: (has: HasWords) => Found,
): Found {
  const words = wordsIn(query);
  const all = pageWith(hasAtLeast(words, words.length));
  if (all.meta.total > 0 || words.length < 2) return all;
  const most = pageWith(hasAtLeast(words, Math.ceil(words.length / 2)));
  return most.meta.total === 0 ? all : { ...most, meta: { ...most.meta, is_partial: true } };
}

const comparable = (value: unknown): number | string =>
  typeof value === 'number' ? value : foldText(String(value));

/** Compares two values of a column. Rows without a value come last, in both directions. */
function compare(one: unknown, other: unknown, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const [first, second] = [comparable(one), comparable(other)];
  if (first === second) return 0;
  return first < second ? -direction : direction;
}

/** Rows with the same value are sorted by id. */
export function inOrder<T extends Row>(rows: readonly T[], query: URLSearchParams, sort: string): T[] {
  const asked = query.get('sort') ?? sort;
  const direction = asked.startsWith('-') ? -1 : 1;
  const name = asked.replace('-', '');
  const valueOf = (row: T): unknown => Object.entries(row).find(([field]) => field === name)?.[1] ?? null;
  return rows.toSorted(
    (one, other) => compare(valueOf(one), valueOf(other), direction) || compare(one.id, other.id, direction),
  );
}

export const yearOf = (moment: string): number => Number(dutchTime(moment).slice(0, 4));

export const isInYear = (moment: string, query: URLSearchParams): boolean =>
  !query.has('year') || yearOf(moment) === Number(query.get('year'));

/** Returns each key with the number of times that it occurs, in the order of the first time. */
export const counted = <Key>(keys: readonly Key[]): [Key, number][] => [
  ...keys.reduce((counts, key) => counts.set(key, (counts.get(key) ?? 0) + 1), new Map<Key, number>()),
];
