/** More pages than this, and some of the numbers are left out. */
const SLOTS = 7;

/** The numbers to show: the first, the last, and those around the page. `null` stands for the ones between. */
export function pageWindow(page: number, count: number): (number | null)[] {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= SLOTS) return range(1, count);
  if (page <= 4) return [...range(1, 5), null, count];
  if (page >= count - 3) return [1, null, ...range(count - 4, count)];
  return [1, null, ...range(page - 1, page + 1), null, count];
}
