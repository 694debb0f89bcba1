import { Skeleton } from '../skeleton/skeleton.tsx';
import rowStyles from '../rows/rows.module.css';
import styles from './cards.module.css';
import { cardParts, type Column } from './column.ts';

interface CardsSkeletonProps<Row, SortName extends string> {
  cards: number;
  columns: readonly Column<Row, SortName>[];
}

const MARK = '6ch';

const widthOf = (fact: number) => `${9 + ((fact * 5) % 8)}ch`;

export function CardsSkeleton<Row, SortName extends string>(props: CardsSkeletonProps<Row, SortName>) {
  const { head, marks, line, below, facts } = cardParts(props.columns);
  const pieces = [
    ...marks.map(({ id }) => ({ id, width: MARK })),
    ...line.map(({ id }, fact) => ({ id, width: widthOf(fact) })),
  ];
  return (
    <div aria-hidden className={`${rowStyles['list']} ${rowStyles['surface']} ${styles['skeleton']}`}>
      {Array.from({ length: props.cards }, (_, card) => (
        <div key={card} className={rowStyles['row']}>
          <div className={styles['head']}>
            <Skeleton width={`${50 + ((card * 23) % 40)}%`} height="1.35em" />
          </div>
          {pieces.length > 0 && (
            <div className={styles['line']}>
              <div>
                {pieces.map(({ id, width }) => (
                  <span key={id}>
                    <Skeleton width={width} height="1lh" />
                  </span>
                ))}
              </div>
            </div>
          )}
          {head?.under && (
            <div className={rowStyles['under']}>
              <Skeleton width="45%" height="1lh" />
            </div>
          )}
          {facts.length > 0 && (
            <div className={styles['facts']}>
              {facts.map(({ id }) => (
                <div key={id}>
                  <Skeleton height="1lh" />
                </div>
              ))}
            </div>
          )}
          {below.map(({ id }) => (
            <div key={id} className={styles['below']}>
              <Skeleton width="60%" height="var(--size-touch)" shape="block" />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
