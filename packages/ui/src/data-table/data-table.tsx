import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Cards } from './cards.tsx';
import type { Column, Sorting } from './column.ts';
import styles from './data-table.module.css';
import { FilterChips, type Filters } from './filter-chips.tsx';
import { expectedRows, type Paging } from './paging.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './selection.ts';
import { SortSelect } from './sort-select.tsx';
import { statusOf } from './status.ts';
import { TableFooter } from './table-footer.tsx';
import { Table } from './table.tsx';
import { useSmallScreen, type SmallScreen } from './use-small-screen.ts';

/** What there is of the page that is shown. */
export type TableContent<Row> =
  /** `expected`: how many rows to draw, for a table without paging. */
  | { state: 'loading'; expected?: number }
  /** An ErrorState. */
  | { state: 'error'; error: ReactNode }
  | { state: 'loaded'; rows: readonly Row[] };

export interface DataTableProps<Row extends { id: string }, SortName extends string> {
  /** What the rows are: "Facturen". */
  label: string;
  columns: readonly Column<Row, SortName>[];
  content: TableContent<Row>;
  /** An EmptyState, for when there are no rows. */
  empty: ReactNode;
  /** Where a row leads; without it rows are no links. */
  rowHref?: (row: Row) => string;
  sorting?: Sorting<NoInfer<SortName>>;
  /** Up to which screens the rows are cards: `tablet` for six columns or more. */
  cardsUpTo?: SmallScreen;
  /** Without it all rows are on one page. */
  paging?: Paging;
  filters?: Filters;
  selection?: Selection<NoInfer<Row>> & { actions?: ReactNode };
}

/** Rows of facts that one sorts, filters, chooses and opens. It keeps nothing itself: its state comes from outside. */
export function DataTable<Row extends { id: string }, SortName extends string = never>(
  props: DataTableProps<Row, SortName>,
) {
  const { columns, content, sorting, paging, filters, selection } = props;
  const isSmall = useSmallScreen(props.cardsUpTo ?? 'phone');
  const Rows = isSmall ? Cards : Table;
  const rows = content.state === 'loaded' ? content.rows : [];
  const pages = paging ?? { page: 1, perPage: Infinity, total: rows.length };
  const withoutRows = content.state === 'error' ? content.error : props.empty;
  return (
    <div className={styles['data']}>
      {filters && filters.active.length > 0 && <FilterChips {...filters} />}
      {isSmall && sorting && <SortSelect columns={columns} sorting={sorting} />}
      {selection && (
        <SelectionBar rows={rows} selection={selection} hasSelectPage={isSmall} actions={selection.actions} />
      )}
      <output>
        <VisuallyHidden>{statusOf(content.state, pages.total, columns, sorting?.sort)}</VisuallyHidden>
      </output>
      <Rows
        label={props.label}
        columns={columns}
        rows={rows}
        isLoading={content.state === 'loading'}
        expectedRows={(content.state === 'loading' ? content.expected : undefined) ?? expectedRows(pages)}
        message={rows.length === 0 ? withoutRows : undefined}
        rowHref={props.rowHref}
        sorting={sorting}
        selection={selection}
      />
      {paging && <TableFooter {...paging} />}
    </div>
  );
}

export type { Column, Sort, Sorting } from './column.ts';
export type { Filters } from './filter-chips.tsx';
export type { Paging } from './paging.ts';
export type { Selection } from './selection.ts';
