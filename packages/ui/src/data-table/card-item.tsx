import rowStyles from '../rows/rows.module.css';
import { Link } from '../link/link.tsx';
import { CardFact, CardLine } from './card-line.tsx';
import styles from './cards.module.css';
import { cardParts, onCard } from './column.ts';
import { SelectRow } from './select-row.tsx';
import type { RowProps } from './table-row.tsx';

/** Shows a row as a card, whose columns choose their positions. The whole card is a link. */
export function CardItem<Row extends { id: string }, SortName extends string>({
  row,
  columns,
  rowHref,
  selection,
}: RowProps<Row, SortName>) {
  const { head, buttons, ends, marks, line, below, facts } = cardParts(columns);
  const href = rowHref?.(row);
  const name = head?.cell(row);
  return (
    <li
      className={`${rowStyles['row']} ${styles['card']}`}
      data-link={href !== undefined || undefined}
      data-selected={selection?.selected.includes(row.id) || undefined}
    >
      <div className={styles['head']}>
        {selection && (
          <div className={styles['select']}>
            <SelectRow row={row} selection={selection} />
          </div>
        )}
        <strong className={`${rowStyles['link']} ${styles['name']}`}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </strong>
        {ends.map((column) => (
          <span key={column.id} className={styles['end']}>
            <CardFact column={column} row={row} />
          </span>
        ))}
        {buttons.map((column) => (
          <span key={column.id} className={styles['buttons']}>
            {column.cell(row)}
          </span>
        ))}
      </div>
      {marks.length + line.length > 0 && <CardLine row={row} marks={marks} facts={line} />}
      {head?.under && <div className={rowStyles['under']}>{head.under(row)}</div>}
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map((column) => (
            <div key={column.id}>
              <dt>{column.header}</dt>
              <dd>{onCard(column, row)}</dd>
            </div>
          ))}
        </dl>
      )}
      {below.map((column) => (
        <div key={column.id} className={styles['below']}>
          {onCard(column, row)}
        </div>
      ))}
    </li>
  );
}
