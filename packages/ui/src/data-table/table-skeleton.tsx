import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './table.module.css';

export interface TableSkeletonProps {
  rows: number;
  columns: readonly { id: string; align?: 'start' | 'end' }[];
  isSelectable: boolean;
}

/** Shows placeholder rows with the height of loaded rows. */
export function TableSkeleton({ rows, columns, isSelectable }: TableSkeletonProps) {
  return (
    <tbody aria-hidden className={styles['skeleton']}>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {isSelectable && (
            <td className={styles['select']}>
              <Skeleton width="20px" height="20px" />
            </td>
          )}
          {columns.map(({ id, align }, column) => (
            <td key={id} data-align={align}>
              <Skeleton width={`${50 + ((row * 23 + column * 17) % 45)}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
