import { array, type ISchema, number, object, string } from 'yup';
import { isDay } from '../formats/formats.ts';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX, SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import type { Operations, Shape } from './wire.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/**
 * Creates the schema of an id: a UUID of any version (decisions §2). yup's own `uuid()` rejects version 7,
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

/**
 * Returns the query fields that all lists share (decisions §2). A resource adds its filters.
 * @param sortNames The columns that the list can be sorted by.
 */
export function listQuery<const Sort extends readonly [string, ...string[]]>(sortNames: Sort) {
  return {
    page: number().integer().min(1).default(1),
    per_page: number().integer().min(1).max(LIST_PAGE_SIZE_MAX).default(LIST_PAGE_SIZE),
    sort: string<Sort[number] | `-${Sort[number]}`>().oneOf(
      sortNames.flatMap((name: Sort[number]) => [name, `-${name}` as const]),
    ),
    q: string().trim().max(SEARCH_TEXT_LENGTH_MAX),
  };
}

/** Creates the schema of the response of a list: one page, and the total number of rows. */
export function listAnswer<Item>(item: ISchema<Item>) {
  return object({
    data: array(item).required(),
    meta: object({
      page: number().integer().required(),
      per_page: number().integer().required(),
      total: number().integer().required(),
    }).required(),
  });
}

/** The operations of a resource (method and path), combined with their schemas. */
export type Contract<Ops extends Operations, Own extends Record<keyof Ops, Shape>> = {
  [Name in keyof Ops]: Ops[Name] & Own[Name];
};

/** Returns the operations of a resource, combined with the schemas of their input and output. */
export function defineContract<Ops extends Operations, Own extends Record<keyof Ops, Shape>>(
  operations: Ops,
  shapes: Own,
): Contract<Ops, Own> {
  const names: (keyof Ops)[] = Object.keys(operations);
  const entries = names.map((name) => [name, { ...operations[name], ...shapes[name] }]);
  return Object.fromEntries(entries);
}
