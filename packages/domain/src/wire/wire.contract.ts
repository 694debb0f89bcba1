import { array, type ISchema, number, object, string } from 'yup';
import { isDay } from '../formats/formats.ts';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX, SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import type { Operations, Shape, ShapeFor } from './wire.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/**
 * Creates the schema of an id: a UUID of any version. yup's own `uuid()` rejects version 7,
 * which our ids have. Capitals are accepted, and become lower case in a cast (RFC 9562 §4).
 */
export function id() {
  return string()
    .transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text))
    .matches(UUID, { name: 'uuid' });
}

/** Creates the schema of a date that exists, such as `2026-06-10`. It rejects `2026-02-30` and `12-3`. */
export function day() {
  return string().test('invalid_day', (text) => text === undefined || text === null || isDay(text));
}

/** Returns the query fields of a list that has one order and no search. */
export function pageQuery() {
  return {
    /** The number of the page, from 1. A page after the last one is empty. */
    page: number().integer().min(1).default(1),
    /** The number of rows on a page. */
    per_page: number().integer().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
  };
}

/**
 * Returns the query fields that all lists share. A resource adds its filters.
 * @param sortNames The columns that the list can be sorted by.
 */
export function listQuery<const Sort extends readonly [string, ...string[]]>(sortNames: Sort) {
  return {
    ...pageQuery(),
    /** The column to sort by. A minus before its name sorts in descending order. */
    sort: string<Sort[number] | `-${Sort[number]}`>().oneOf(
      sortNames.flatMap((name: Sort[number]) => [name, `-${name}` as const]),
    ),
    /** The words to search for. Only rows with all words are in the list. */
    q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  };
}

/** Which page of a list a response has. */
export const pageMeta = object({
  page: number().integer().required(),
  per_page: number().integer().required(),
  /** The number of rows on all pages. */
  total: number().integer().required(),
});

/** Creates the schema of the response of a list: one page, and the total number of rows. */
export function listAnswer<Item>(item: ISchema<Item>) {
  return object({ data: array(item).required(), meta: pageMeta.required() });
}

/** The operations of a resource (method and path), combined with their schemas. */
export type Contract<Ops extends Operations, Own extends Record<keyof Ops, Shape>> = {
  [Name in keyof Ops]: Ops[Name] & Own[Name];
};

/** Returns the operations of a resource, combined with the schemas of their input and output. */
export function defineContract<
  Ops extends Operations,
  Own extends { [Name in keyof Ops]: ShapeFor<Ops[Name]> },
>(operations: Ops, shapes: Own): Contract<Ops, Own> {
  const names: (keyof Ops)[] = Object.keys(operations);
  const entries = names.map((name) => [name, { ...operations[name], ...shapes[name] }]);
  return Object.fromEntries(entries);
}
