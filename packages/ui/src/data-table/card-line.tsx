import { FactLine } from '../fact-line/fact-line.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './cards.module.css';
import { onCard, type Column } from './column.ts';
import { texts } from './texts.ts';

interface CardFactProps<Row, SortName extends string> {
  column: Column<Row, SortName>;
  row: Row;
}

/** Shows the value of a column. Only screen readers get the column's heading. */
export function CardFact<Row, SortName extends string>({ column, row }: CardFactProps<Row, SortName>) {
  return (
    <>
      <VisuallyHidden>{texts.spokenHeader(column.header)}</VisuallyHidden>
      {onCard(column, row)}
    </>
  );
}

interface CardLineProps<Row, SortName extends string> {
  row: Row;
  /** The columns that are shown as tags. Their text is clear without a heading, so screen readers do not get the heading either. */
  marks: readonly Column<Row, SortName>[];
  facts: readonly Column<Row, SortName>[];
}

/** Shows the line below the name of a card: the tags, then the other values in a row. A value that is null is left out. */
export function CardLine<Row, SortName extends string>({ row, marks, facts }: CardLineProps<Row, SortName>) {
  return (
    <div className={styles['line']}>
      <FactLine marks={marks.map((column) => onCard(column, row))}>
        {facts
          .filter((column) => onCard(column, row) !== null)
          .map((column) => (
            <CardFact key={column.id} column={column} row={row} />
          ))}
      </FactLine>
    </div>
  );
}
