import { array, number, object, string, type ISchema } from 'yup';
import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX, SEARCH_TEXT_LENGTH_MAX } from '../limits/index.ts';

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
