import type { ReactNode } from 'react';
import { VisuallyHidden } from '@mijn/ui/visually-hidden';
import styles from './figures-table.module.css';

export interface FiguresTableProps {
  /** The name of the table, such as "Regels van de factuur". */
  label: string;
  /** The headings of the columns. The first column contains text, the other columns contain figures. */
  columns: readonly string[];
  /** The rows. Each row has as many cells as the table has columns. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** The totals below the last column. The grand total is last. */
  totals: readonly { id: string; label: ReactNode; figure: ReactNode }[];
}

/** Shows a small table with totals, such as the lines of an invoice. */
export function FiguresTable({ label, columns, rows, totals }: FiguresTableProps) {
  return (
    <table className={styles['table']}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id}>
            {columns.map((column, index) =>
              index === 0 ? (
                <th key={column} scope="row">
                  {cells[index]}
                </th>
              ) : (
                <td key={column}>{cells[index]}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {totals.map(({ id, label: what, figure }) => (
          <tr key={id}>
            <th scope="row" colSpan={columns.length - 1}>
              {what}
            </th>
            <td>{figure}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
