import { array, type ISchema, number, object, string } from 'yup';
import { isDay } from '../formats/formats.ts';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX, SEARCH_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import type { Operations, Shape } from './wire.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** An id: a UUID of any version (decisions §2). yup's own `uuid()` refuses version 7, which ours are. */
export function id() {
  return string().matches(UUID, { name: 'uuid' });
}

/** A calendar day that exists: `2026-06-10`, and neither `2026-02-30` nor `12-3`. */
export function day() {
  return string().test('invalid_day', (text) => text === undefined || text === null || isDay(text));
}

/** The query of every list (decisions §2); a resource adds its filters and the names it sorts by. */
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

/** The answer of every list: one page of it, and how many there are in all. */
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

/** A resource's calls with their shapes: method and path from the operations, schemas beside them. */
export type Contract<Ops extends Operations, Own extends Record<keyof Ops, Shape>> = {
  [Name in keyof Ops]: Ops[Name] & Own[Name];
};

/** Joins a resource's operations with the shapes of their input and output. */
export function defineContract<Ops extends Operations, Own extends Record<keyof Ops, Shape>>(
  operations: Ops,
  shapes: Own,
): Contract<Ops, Own> {
  const names: (keyof Ops)[] = Object.keys(operations);
  const entries = names.map((name) => [name, { ...operations[name], ...shapes[name] }]);
  return Object.fromEntries(entries);
}
