import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './figures-table.module.css';

export interface FiguresTableProps {
  /** What it is: "Regels van de factuur". */
  label: string;
  /** The first column holds words, the others figures. */
  columns: readonly string[];
  /** Each with as many cells as there are columns. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  /** Below the last column: the sums, the grand total last. */
  totals: readonly { id: string; label: ReactNode; figure: ReactNode }[];
}

/** A small table that adds up, such as the lines of an invoice. */
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
            {columns.map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
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
