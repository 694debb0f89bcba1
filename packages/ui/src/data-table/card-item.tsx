import { Link } from '../link/index.ts';
import styles from './cards.module.css';
import { splitColumns } from './column.ts';
import { SelectRow } from './select-row.tsx';
import type { RowProps } from './table-row.tsx';

/** One row as a card: its name, then the same facts with their headings. The whole card is the link. */
export function CardItem<Row extends { id: string }, SortName extends string>({
  row,
  columns,
  rowHref,
  selection,
}: RowProps<Row, SortName>) {
  const { head, rest } = splitColumns(columns);
  const buttons = rest.filter(({ isHeaderHidden }) => isHeaderHidden);
  const facts = rest.filter(({ isHeaderHidden }) => !isHeaderHidden);
  const href = rowHref?.(row);
  const name = head?.cell(row);
  return (
    <li className={styles['card']} data-selected={selection?.selected.includes(row.id) || undefined}>
      <div className={styles['head']}>
        {selection && (
          <div className={styles['select']}>
            <SelectRow row={row} selection={selection} />
          </div>
        )}
        <strong className={styles['name']}>
          {href === undefined ? name : <Link href={href}>{name}</Link>}
        </strong>
        {buttons.map((column) => (
          <span key={column.id} className={styles['buttons']}>
            {column.cell(row)}
          </span>
        ))}
      </div>
      <dl className={styles['facts']}>
        {facts.map((column) => (
          <div key={column.id}>
            <dt>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
