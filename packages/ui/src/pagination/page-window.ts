interface Page {
  page: number;
  perPage: number;
  total: number;
}

/** Returns the numbers of the first and the last item of a page, starting at 1. */
export const itemsOfPage = ({ page, perPage, total }: Page): { first: number; last: number } => ({
  first: (page - 1) * perPage + 1,
  last: Math.min(page * perPage, total),
});

/** The maximum number of pages whose numbers are all shown (inclusive). */
const SLOTS = 7;

/** Returns the page numbers to show: the first page, the last page, and the pages around the current page. `null` is a gap. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= SLOTS) return range(1, count);
  if (page <= 4) return [...range(1, 5), null, count];
  if (page >= count - 3) return [1, null, ...range(count - 4, count)];
  return [1, null, ...range(page - 1, page + 1), null, count];
}
