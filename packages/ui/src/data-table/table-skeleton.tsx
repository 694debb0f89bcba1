import { Skeleton } from '../skeleton/skeleton.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './table.module.css';

export interface TableSkeletonProps {
  rows: number;
  columns: readonly { id: string; align?: 'start' | 'end'; under?: unknown }[];
  isSelectable: boolean;
}

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
          {columns.map(({ id, align, under }, column) => (
            <td key={id} data-align={align}>
              <Skeleton width={`${50 + ((row * 23 + column * 17) % 45)}%`} />
              {under !== undefined && (
                <div className={rowStyles['under']}>
                  <Skeleton width="40%" />
                </div>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
