import type { Column } from './column.ts';
import { sortOptions } from './sort-select.tsx';
import { texts } from './texts.ts';

/**
 * Returns the text that screen readers read when the rows change: that rows are loading, or
 * the number of rows and their sort order.
 */
export function statusOf<Row, SortName extends string>(
  state: 'loading' | 'error' | 'loaded',
  total: number,
  columns: readonly Column<Row, SortName>[],
  sort: string | undefined,
): string {
  if (state === 'loading') return texts.loading;
  if (state === 'error') return '';
  const order = sortOptions(columns).find(({ value }) => value === sort);
  return order ? texts.rowsSorted(texts.rows(total), order.label) : texts.rows(total);
}
