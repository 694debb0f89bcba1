import { DataTable, type DataTableProps } from '@mijn/ui/data-table';
import type { DrawingName } from '@mijn/ui/empty-state';
import { EmptyList, type EmptyTexts } from './empty-list.tsx';
import { pageOf, tableContent } from './table-content.tsx';
import type { List } from './use-list.ts';

interface ListTableProps<Row extends { id: string }, SortName extends string> extends Omit<
  DataTableProps<Row, SortName>,
  'label' | 'content' | 'empty' | 'paging' | 'printing' | 'countText'
> {
  list: List<Row>;
  drawing: DrawingName;
  texts: EmptyTexts & { title: string; failed: string; count: (total: number) => string };
}

/** Shows a list as a table. */
export function ListTable<Row extends { id: string }, SortName extends string = never>({
  list,
  drawing,
  texts,
  ...table
}: ListTableProps<Row, SortName>) {
  const { query, isFiltered, onClear, onPage, printing } = list;
  return (
    <DataTable
      {...table}
      label={texts.title}
      countText={texts.count}
      content={tableContent(query, texts.failed)}
      empty={<EmptyList drawing={drawing} texts={texts} isFiltered={isFiltered} onClear={onClear} />}
      paging={{ ...pageOf(query), onPage }}
      {...(printing && { printing })}
    />
  );
}
