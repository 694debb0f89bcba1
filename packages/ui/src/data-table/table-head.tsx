import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { directionOf, nextSort, type Column, type Sorting } from './column.ts';
import styles from './table.module.css';

const icons = { ascending: mdiArrowUp, descending: mdiArrowDown };

interface HeadingProps<Row, SortName extends string> {
  column: Column<Row, SortName>;
  sorting: Sorting<SortName> | undefined;
}

function Heading<Row, SortName extends string>({ column, sorting }: HeadingProps<Row, SortName>) {
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.isSortable || !sorting) return column.header;
  const direction = directionOf(column.id, sorting.sort);
  return (
    <button
      type="button"
      className={styles['sort']}
      onClick={() => sorting.onSort(nextSort(column.id, sorting.sort))}
    >
      {column.header}
      <Icon path={direction ? icons[direction] : mdiUnfoldMoreHorizontal} />
    </button>
  );
}

export interface TableHeadProps<Row, SortName extends string> {
  columns: readonly Column<Row, SortName>[];
  sorting: Sorting<SortName> | undefined;
  /** The checkbox for all rows of the page. */
  selectPage: ReactNode;
}

/**
 * Shows the headings, which stay in view while the rows scroll. The heading of
 * the sorted column shows the sort direction.
 */
export function TableHead<Row, SortName extends string>(props: TableHeadProps<Row, SortName>) {
  const { columns, sorting, selectPage } = props;
  return (
    <thead className={styles['head']}>
      <tr>
        {selectPage !== undefined && <td className={styles['select']}>{selectPage}</td>}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            aria-sort={directionOf(column.id, sorting?.sort)}
            data-align={column.align}
            style={{ width: column.width }}
          >
            <Heading column={column} sorting={sorting} />
          </th>
        ))}
      </tr>
    </thead>
  );
}
