import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './cards.module.css';
import { onCard, type Column } from './column.ts';
import { texts } from './texts.ts';

interface CardFactProps<Row, SortName extends string> {
  column: Column<Row, SortName>;
  row: Row;
}

/** A fact whose heading only a screen reader hears. */
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
  /** Their words say all: not even a screen reader hears a heading. */
  marks: readonly Column<Row, SortName>[];
  facts: readonly Column<Row, SortName>[];
}

/** The line below the name: tags, then facts after each other. */
export function CardLine<Row, SortName extends string>({ row, marks, facts }: CardLineProps<Row, SortName>) {
  return (
    <div className={styles['line']}>
      <div>
        {marks.map((column) => (
          <span key={column.id}>
            <span>{onCard(column, row)}</span>
          </span>
        ))}
        {facts.map((column) => (
          <span key={column.id} className={styles['fact']}>
            <span>
              <CardFact column={column} row={row} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
