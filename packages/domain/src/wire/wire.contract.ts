import { array, boolean, type InferType, type ISchema, number, object, string } from 'yup';
import { isDay } from '../formats/formats.ts';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX, SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import type { Operations, Shape, ShapeFor } from './wire.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** yup's own `uuid()` rejects version 7. Capitals become lower case in a cast (RFC 9562 §4). */
export function id() {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text))
    .matches(UUID, { name: 'uuid' });
}

/** Creates the schema of a date that exists, such as `2026-06-10`. It rejects `2026-02-30` and `12-3`. */
export function day() {
  return string().test('invalid_day', (text) => text === undefined || text === null || isDay(text));
}

/** Returns whether no value stands in a list twice, for the test `duplicate` of an array. */
export const areDistinct = (values: readonly unknown[] | null | undefined): boolean =>
  new Set(values).size === (values?.length ?? 0);

/** The `version` of the resource that the change is based on. If it has changed since, the call fails with `conflict`. */
export const editedVersion = number().integer().required();

export function pageQuery() {
  return {
    /** The number of the page, from 1. A page after the last one is empty. */
    page: number().integer().min(1).default(1),
    /** The number of rows on a page. */
    per_page: number().integer().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
  };
}

export function listQuery<const Sort extends readonly [string, ...string[]]>(sortNames: Sort) {
  return {
    ...pageQuery(),
    /** The column to sort by. A minus before its name sorts in descending order. */
    sort: string<Sort[number] | `-${Sort[number]}`>().oneOf(
      sortNames.flatMap((name: Sort[number]) => [name, `-${name}` as const]),
    ),
    /** The words to search for. If no row has all words, the list has the rows with most of them, and says so in `meta`. */
    q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  };
}

/** The page of a list that a response has. */
export const pageMeta = object({
  /** The number of this page, from 1. */
  page: number().integer().required(),
  /** The number of rows that a page has. The last page can have fewer. */
  per_page: number().integer().required(),
  /** The number of rows on all pages. */
  total: number().integer().required(),
  /** True if no row has all words of `q`, so that the list has the rows with most of them. Otherwise missing or false. */
  is_partial: boolean().optional(),
});

export type PageMeta = InferType<typeof pageMeta>;

export function listResponse<Item>(item: ISchema<Item>) {
  return object({
    /** The rows of this page, in the order of `sort`. */
    data: array(item).required(),
    /** The place of this page in the list. */
    meta: pageMeta.required(),
  });
}

export type Contract<Ops extends Operations, Own extends Record<keyof Ops, Shape>> = {
  [Name in keyof Ops]: Ops[Name] & Own[Name];
};

export function defineContract<
  Ops extends Operations,
  Own extends { [Name in keyof Ops]: ShapeFor<Ops[Name]> },
>(operations: Ops, shapes: Own): Contract<Ops, Own> {
  const names: (keyof Ops)[] = Object.keys(operations);
  const entries = names.map((name) => [name, { ...operations[name], ...shapes[name] }]);
  return Object.fromEntries(entries);
}
