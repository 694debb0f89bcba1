import { Skeleton } from '../skeleton/index.ts';
import { CardItem } from './card-item.tsx';
import styles from './cards.module.css';
import { splitColumns } from './column.ts';
import type { DataTableParts } from './parts.ts';

function CardsSkeleton({ cards, facts }: { cards: number; facts: number }) {
  return (
    <div aria-hidden className={`${styles['cards']} ${styles['skeleton']}`}>
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className={styles['card']}>
          <div className={styles['head']}>
            <Skeleton width={`${50 + ((card * 23) % 40)}%`} />
          </div>
          <div className={styles['facts']}>
            {Array.from({ length: facts }, (_, fact) => (
              <div key={fact}>
                <Skeleton height="1lh" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The rows as a list of cards, up to 768 pixels wide. */
export function Cards<Row extends { id: string }, SortName extends string>(
  props: DataTableParts<Row, SortName>,
) {
  const { columns, rows, rowHref, selection } = props;
  if (props.isLoading) {
    const facts = splitColumns(columns).rest.filter(({ isHeaderHidden }) => !isHeaderHidden).length;
    return <CardsSkeleton cards={props.expectedRows} facts={facts} />;
  }
  if (props.message !== undefined) return <div className={styles['message']}>{props.message}</div>;
  return (
    <ul aria-label={props.label} className={styles['cards']}>
      {rows.map((row) => (
        <CardItem key={row.id} row={row} columns={columns} rowHref={rowHref} selection={selection} />
      ))}
    </ul>
  );
}
