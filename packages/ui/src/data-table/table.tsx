import type { DataTableParts } from './parts.ts';
import { SelectPage } from './select-page.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import styles from './table.module.css';

/** The headings are rendered while rows load and after an error too, so that they keep the focus when the rows change. */
export function Table<Row extends { id: string }, SortName extends string>(
  props: DataTableParts<Row, SortName>,
) {
  const { columns, rows, selection } = props;
  const cells = columns.length + (selection ? 1 : 0);
  return (
    <div className={styles['frame']}>
      <table
        className={styles['table']}
        aria-label={props.label}
        aria-busy={props.isLoading || props.isOutdated}
      >
        <TableHead
          columns={columns}
          sorting={props.sorting}
          selectPage={selection && <SelectPage rows={rows} selection={selection} isLabelHidden />}
        />
        {props.isLoading ? (
          <TableSkeleton rows={props.expectedRows} columns={columns} isSelectable={selection !== undefined} />
        ) : (
          <tbody>
            {props.message === undefined ? (
              rows.map((row) => (
                <TableRow
                  key={row.id}
                  row={row}
                  columns={columns}
                  rowHref={props.rowHref}
                  selection={selection}
                />
              ))
            ) : (
              <tr>
                <td colSpan={cells} className={styles['message']}>
                  {props.message}
                </td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}
