import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Cards } from './cards.tsx';
import type { Column, Sorting } from './column.ts';
import styles from './data-table.module.css';
import { FilterChips, type Filters } from './filter-chips.tsx';
import { expectedRows, type Paging } from './paging.ts';
import type { DataTableParts } from './parts.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './selection.ts';
import { SortSelect } from './sort-select.tsx';
import { statusOf } from './status.ts';
import { TableFooter } from './table-footer.tsx';
import { Table } from './table.tsx';
import { useSmallScreen, type SmallScreen } from './use-small-screen.ts';

/** The state of the shown page: loading, failed or loaded. */
export type TableContent<Row> =
  /** `expected` is the number of placeholder rows, for a table without paging. */
  | { state: 'loading'; expected?: number }
  /** `error` is an ErrorState. */
  | { state: 'error'; error: ReactNode }
  /** `isOutdated` is for rows of the previous page or filter, which stay until the next rows have loaded. */
  | { state: 'loaded'; rows: readonly Row[]; isOutdated?: boolean };

export interface DataTableProps<Row extends { id: string }, SortName extends string> {
  /** The name of the table, such as "Facturen". */
  label: string;
  columns: readonly Column<Row, SortName>[];
  content: TableContent<Row>;
  /** The EmptyState that is shown if the table has no rows. */
  empty: ReactNode;
  /** Returns the URL of a row's link. Without this function rows are not links. */
  rowHref?: (row: Row) => string;
  sorting?: Sorting<NoInfer<SortName>>;
  /** The largest screen on which the rows are cards. `tablet` is for tables with six columns or more. */
  cardsUpTo?: SmallScreen;
  /** The shown page and the number of rows. Without paging all rows are on one page. */
  paging?: Paging;
  filters?: Filters;
  selection?: Selection<NoInfer<Row>> & { actions?: ReactNode };
}

/** Shows rows that the user can sort, filter, select and open. The parent keeps the state of the table. */
export function DataTable<Row extends { id: string }, SortName extends string = never>(
  props: DataTableProps<Row, SortName>,
) {
  const { columns, content, sorting, paging, filters, selection } = props;
  const { cardsUpTo = 'phone' } = props;
  const isSmall = useSmallScreen(cardsUpTo);
  const rows = content.state === 'loaded' ? content.rows : [];
  const isOutdated = content.state === 'loaded' && content.isOutdated === true;
  const pages = paging ?? { page: 1, perPage: Infinity, total: rows.length };
  const withoutRows = content.state === 'error' ? content.error : props.empty;
  const parts: DataTableParts<Row, SortName> = {
    label: props.label,
    columns,
    rows,
    isLoading: content.state === 'loading',
    isOutdated,
    expectedRows: (content.state === 'loading' ? content.expected : undefined) ?? expectedRows(pages),
    message: rows.length === 0 ? withoutRows : undefined,
    rowHref: props.rowHref,
    sorting,
    selection,
  };
  const onlyOn = (screen: 'small' | 'large') =>
    isSmall === undefined ? styles[`${screen}-${cardsUpTo}`] : '';
  return (
    <div className={styles['data']}>
      {filters && filters.active.length > 0 && <FilterChips {...filters} />}
      {isSmall !== false && sorting && (
        <div className={onlyOn('small')}>
          <SortSelect columns={columns} sorting={sorting} />
        </div>
      )}
      {selection && (
        <SelectionBar
          rows={rows}
          selection={selection}
          hasSelectPage={isSmall ?? false}
          actions={selection.actions}
        />
      )}
      <output>
        <VisuallyHidden>
          {statusOf(isOutdated ? 'loading' : content.state, pages.total, columns, sorting?.sort)}
        </VisuallyHidden>
      </output>
      {isSmall !== false && (
        <div className={onlyOn('small')}>
          <Cards {...parts} />
        </div>
      )}
      {isSmall !== true && (
        <div className={onlyOn('large')}>
          <Table {...parts} />
        </div>
      )}
      {paging && <TableFooter {...paging} />}
    </div>
  );
}

export type { Column, Sort, Sorting } from './column.ts';
export type { Filters } from './filter-chips.tsx';
export type { Paging } from './paging.ts';
export type { Selection } from './selection.ts';
