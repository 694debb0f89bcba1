import { CardItem } from './card-item.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './cards.module.css';
import type { DataTableParts } from './parts.ts';

export function Cards<Row extends { id: string }, SortName extends string>(
  props: DataTableParts<Row, SortName>,
) {
  const { columns, rows, rowHref, selection } = props;
  if (props.isLoading) return <CardsSkeleton cards={props.expectedRows} columns={columns} />;
  if (props.message !== undefined) return <div className={styles['message']}>{props.message}</div>;
  return (
    <ul
      aria-label={props.label}
      aria-busy={props.isOutdated}
      className={`${rowStyles['list']} ${rowStyles['surface']}`}
    >
      {rows.map((row) => (
        <CardItem key={row.id} row={row} columns={columns} rowHref={rowHref} selection={selection} />
      ))}
    </ul>
  );
}
