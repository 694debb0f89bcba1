import type { ReactNode } from 'react';
import styles from './numbered-rows.module.css';

export interface NumberedRowsProps {
  /** The name of the list, such as "De andere punten". */
  label: string;
  /** The rows in their order, each with its number and title. `aside` is a small button beside the title, `mark` the state, `actions` are buttons. */
  rows: readonly {
    id: string;
    number: number;
    title: string;
    detail?: ReactNode;
    aside?: ReactNode;
    mark?: ReactNode;
    actions?: ReactNode;
  }[];
}

/** Shows rows with a number, such as the items of an agenda with their outcomes. */
export function NumberedRows({ label, rows }: NumberedRowsProps) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {rows.map(({ id, number, title, detail, aside, mark, actions }) => (
        <li key={id}>
          <span className={styles['number']}>{number}</span>
          <span className={styles['texts']}>
            <strong>{title}</strong>
            {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
          </span>
          {aside}
          {(mark !== undefined || actions !== undefined) && (
            <span className={styles['end']}>
              {mark}
              {actions}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
