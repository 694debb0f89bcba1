import type { Column, Sort, Sorting } from './column.ts';
import { CompactSelect } from './compact-select.tsx';
import { texts } from './texts.ts';

export function sortOptions<Row, SortName extends string>(
  columns: readonly Column<Row, SortName>[],
): { value: Sort<SortName>; label: string }[] {
  const ordersOf = (id: SortName, header: string) => [
    { value: id, label: texts.sorted(header, 'ascending') },
    { value: `-${id}` as const, label: texts.sorted(header, 'descending') },
  ];
  return columns.flatMap((column) => [
    ...(column.isSortable ? ordersOf(column.id, column.header) : []),
    ...(column.underSort ? ordersOf(column.underSort.id, column.underSort.header) : []),
  ]);
}

/** Shows the choice of the sort order for cards, because cards have no headings to press. */
export function SortSelect<Row, SortName extends string>({
  columns,
  sorting: { sort, onSort },
}: {
  columns: readonly Column<Row, SortName>[];
  sorting: Sorting<SortName>;
}) {
  const unsorted = sort === undefined ? [{ value: '' as const, label: texts.unsorted }] : [];
  return (
    <CompactSelect
      label={texts.sortBy}
      options={[...unsorted, ...sortOptions(columns)]}
      value={sort ?? ''}
      onChange={(value) => value !== '' && onSort(value)}
    />
  );
}
