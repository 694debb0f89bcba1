import { ApiFailure } from '../errors/errors.ts';
import type { CallOptions } from './call.ts';

interface Page<Item> {
  data: readonly Item[];
  meta: { page: number; per_page: number; total: number };
}

interface ListInput {
  query?: { page?: number | undefined } | undefined;
}

/** Pages of the first total are requested at most twice, because rows can be added meanwhile. */
const GROWTH_MAX = 2;

const wrongPage = (page: number, reason: string): ApiFailure =>
  new ApiFailure({ kind: 'invalid_response', message: `Page ${page} of a list is wrong: ${reason}.` });

function keyOf(row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : JSON.stringify(row);
}

const isCount = (value: unknown, min: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min;

/** Returns the number of rows up to and including a page. @throws ApiFailure for a page that can't be one of its list */
function rowsUntil(page: number, { data, meta }: Page<unknown>): number {
  if (!isCount(meta?.per_page, 1) || !isCount(meta?.total, 0)) throw wrongPage(page, 'it has no numbers');
  const rows = (page - 1) * meta.per_page + data.length;
  if (data.length > 0 && rows > meta.total)
    throw wrongPage(page, `it has rows beyond its total ${meta.total}`);
  return page * meta.per_page;
}

/**
 * Yields all rows of a list: `for await (const todo of pages(api.todos.listTodos, { params }))`. Each page is requested when it is needed.
 * A row that is added or removed meanwhile moves the rows behind it, so that a row can come twice or not at all.
 * @throws ApiFailure `invalid_response` for a list that never ends.
 */
export async function* pages<Input extends ListInput, Item>(
  list: (input: Input, options?: CallOptions) => Promise<Page<Item>>,
  input: NoInfer<Input>,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  const seen = new Set<string>();
  let [rowsMax, total] = [0, 0];
  for (let page = input.query?.page ?? 1; ; page += 1) {
    const response = await list({ ...input, query: { ...input.query, page } }, options);
    const { data, meta } = response;
    const rows = rowsUntil(page, response);
    const before = seen.size;
    for (const row of data) seen.add(keyOf(row));
    const isNew = seen.size > before;
    const isLast = rows >= meta.total;
    // Rows that were added meanwhile move others to this page.
    const hasGrown = total > 0 && meta.total > total;
    if (!isNew && !isLast && !hasGrown) {
      throw wrongPage(page, 'it brings nothing new, and says that there is more');
    }
    rowsMax ||= GROWTH_MAX * meta.total + rows;
    if (!isLast && rows > rowsMax) throw wrongPage(page, 'the list grows without end');
    yield* data;
    if (isLast) return;
    total = meta.total;
  }
}
