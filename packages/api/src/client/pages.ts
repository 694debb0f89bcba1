import type { CallOptions } from './call.ts';

/** One page of a list, and the number of all its rows. */
interface Page<Item> {
  data: readonly Item[];
  meta: { page: number; per_page: number; total: number };
}

/** The input of a list. */
interface ListInput {
  query?: { page?: number | undefined } | undefined;
}

/**
 * Yields all rows of a list, and requests each page when it is needed: `for await (const todo of
 * pages(api.todos.listTodos, { params }))`. It begins with the page of the query. A row that is added or removed
 * meanwhile moves the rows behind it, so that a row at the border of two pages can come twice or not at all.
 * @param list A call whose response is one page.
 * @param options The options of every call, such as the signal that ends them.
 */
export async function* pages<Input extends ListInput, Item>(
  list: (input: Input, options?: CallOptions) => Promise<Page<Item>>,
  input: NoInfer<Input>,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  for (let page = input.query?.page ?? 1; ; page += 1) {
    const { data, meta } = await list({ ...input, query: { ...input.query, page } }, options);
    yield* data;
    if (data.length === 0 || page * meta.per_page >= meta.total) return;
  }
}
