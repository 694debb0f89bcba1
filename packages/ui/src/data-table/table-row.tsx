import { Link } from '../link/link.tsx';
import rowStyles from '../rows/rows.module.css';
import { splitColumns, type Column } from './column.ts';
import { followRow } from './follow-row.ts';
import { SelectRow } from './select-row.tsx';
import type { Selection } from './selection.ts';
import styles from './table.module.css';

export interface RowProps<Row, SortName extends string> {
  row: Row;
  columns: readonly Column<Row, SortName>[];
  rowHref: ((row: Row) => string) | undefined;
  selection: Selection<Row> | undefined;
}

export function TableRow<Row extends { id: string }, SortName extends string>({
  row,
  columns,
  rowHref,
  selection,
}: RowProps<Row, SortName>) {
  const { head } = splitColumns(columns);
  const href = rowHref?.(row);
  return (
    <tr
      className={rowStyles['row']}
      data-link={href !== undefined || undefined}
      data-selected={selection?.selected.includes(row.id) || undefined}
      {...(href === undefined ? {} : followRow)}
    >
      {selection && (
        <td className={styles['select']}>
          <SelectRow row={row} selection={selection} />
        </td>
      )}
      {columns.map((column) => {
        const cell = column.cell(row);
        if (column !== head)
          return (
            <td key={column.id} data-align={column.align}>
              {cell}
            </td>
          );
        return (
          <th key={column.id} scope="row" className={rowStyles['link']} data-align={column.align}>
            {href === undefined ? cell : <Link href={href}>{cell}</Link>}
            {column.under && <div className={rowStyles['under']}>{column.under(row)}</div>}
          </th>
        );
      })}
    </tr>
  );
}
