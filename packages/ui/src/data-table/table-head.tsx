import { mdiArrowDown, mdiArrowUp, mdiUnfoldMoreHorizontal } from '@mdi/js';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { directionOf, nextSort, type Column, type Sorting } from './column.ts';
import styles from './table.module.css';

const icons = { ascending: mdiArrowUp, descending: mdiArrowDown };

interface SortButtonProps<SortName extends string> {
  id: SortName;
  header: string;
  sorting: Sorting<SortName>;
}

function SortButton<SortName extends string>({ id, header, sorting }: SortButtonProps<SortName>) {
  const direction = directionOf(id, sorting.sort);
  return (
    <button
      type="button"
      className={styles['sort']}
      data-on={direction && true}
      onClick={() => sorting.onSort(nextSort(id, sorting.sort))}
    >
      {header}
      <Icon path={direction ? icons[direction] : mdiUnfoldMoreHorizontal} />
    </button>
  );
}

interface HeadingProps<Row, SortName extends string> {
  column: Column<Row, SortName>;
  sorting: Sorting<SortName> | undefined;
}

function Heading<Row, SortName extends string>({ column, sorting }: HeadingProps<Row, SortName>) {
  const { header, underSort } = column;
  if (column.isHeaderHidden) return <VisuallyHidden>{header}</VisuallyHidden>;
  if (!column.isSortable || !sorting) return header;
  const button = <SortButton id={column.id} header={header} sorting={sorting} />;
  if (!underSort) return button;
  return (
    <span className={styles['sorts']}>
      {button}
      <SortButton id={underSort.id} header={underSort.header} sorting={sorting} />
    </span>
  );
}

const sortedBy = <Row, SortName extends string>(
  { id, underSort }: Column<Row, SortName>,
  sort: string | undefined,
) => directionOf(id, sort) ?? (underSort && directionOf(underSort.id, sort));

export interface TableHeadProps<Row, SortName extends string> {
  columns: readonly Column<Row, SortName>[];
  sorting: Sorting<SortName> | undefined;
  selectPage: ReactNode;
}

/** Shows the headings, which stay in view while the rows scroll. The heading of the sorted column shows the sort direction. */
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
            aria-sort={sortedBy(column, sorting?.sort)}
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
