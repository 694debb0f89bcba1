/** A query whose last answer stays while the next one is under way, so that nothing jumps. */
export function steady<Query extends { currentData?: unknown; data?: unknown; isFetching: boolean }>(
  query: Query,
): Query {
  return { ...query, currentData: query.currentData ?? (query.isFetching ? query.data : undefined) };
}
