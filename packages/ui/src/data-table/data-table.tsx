import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useFirstRows } from '../first-rows/first-rows.ts';
import { ListHead } from '../paged-list/list-head.tsx';
import type { Printing } from '../paged-list/printing.ts';
import { useListTop } from '../paged-list/use-list-top.ts';
import { Cards } from './cards.tsx';
import type { Column, Sorting } from './column.ts';
import styles from './data-table.module.css';
import { FilterChips, type Filters } from './filter-chips.tsx';
import { expectedRows, type Paging } from './paging.ts';
import type { DataTableParts } from './parts.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './selection.ts';
import { sortOptions, SortSelect } from './sort-select.tsx';
import { TableFooter } from './table-footer.tsx';
import { Table } from './table.tsx';
import { texts } from './texts.ts';
import { useSmallScreen, type SmallScreen } from './use-small-screen.ts';

/** The state of the shown page: loading, failed or loaded. */
export type TableContent<Row> =
  /** `expected` is the number of placeholder rows, for a table without paging. */
  | { state: 'loading'; expected?: number }
  | { state: 'error'; error: ReactNode }
  /** `isOutdated` is for rows of the previous page or filter, which stay until the next rows have loaded. */
  | { state: 'loaded'; rows: readonly Row[]; isOutdated?: boolean };

export interface DataTableProps<Row extends { id: string }, SortName extends string> {
  label: string;
  columns: readonly Column<Row, SortName>[];
  content: TableContent<Row>;
  /** The EmptyState that is shown instead of the table, its headings and its number if there are no rows. */
  empty: ReactNode;
  /** Returns the URL of a row's link. Without this function rows are not links. */
  rowHref?: (row: Row) => string;
  sorting?: Sorting<NoInfer<SortName>>;
  /** The largest screen on which the rows are cards. `tablet` is for tables with six columns or more. */
  cardsUpTo?: SmallScreen;
  /** The shown page and the number of rows. Without paging all rows are on one page. */
  paging?: Paging;
  /** Returns the number of rows in words, such as "48 facturen". The table then has a line above it with the number. */
  countText?: (total: number) => string;
  /** Whether the number is also in the tab above the table. */
  isCountInTab?: boolean;
  /** The printing of all pages. It has its button in the line with the number. */
  printing?: Printing<NoInfer<Row>>;
  filters?: Filters;
  selection?: Selection<NoInfer<Row>> & { actions?: ReactNode };
}

/** Shows rows that the user can sort, filter, select and open. The parent keeps the state of the table. */
export function DataTable<Row extends { id: string }, SortName extends string = never>(
  props: DataTableProps<Row, SortName>,
) {
  const { columns, content, sorting, paging, filters, selection, countText, printing } = props;
  const { cardsUpTo = 'phone' } = props;
  const isSmall = useSmallScreen(cardsUpTo);
  const rows = content.state === 'loaded' ? content.rows : [];
  const firstRows = useFirstRows(rows);
  const isOutdated = content.state === 'loaded' && content.isOutdated === true;
  const pages = paging ?? { page: 1, perPage: Infinity, total: rows.length };
  const { topRef, turnTo } = useListTop(pages.page, (page) => paging?.onPage(page));
  const parts: DataTableParts<Row, SortName> = {
    label: props.label,
    columns,
    rows: firstRows,
    isLoading: content.state === 'loading',
    isOutdated,
    expectedRows: (content.state === 'loading' ? content.expected : undefined) ?? expectedRows(pages),
    message: content.state === 'error' ? content.error : undefined,
    rowHref: props.rowHref,
    sorting,
    selection,
  };
  const onlyOn = (screen: 'small' | 'large') =>
    isSmall === undefined ? styles[`${screen}-${cardsUpTo}`] : '';
  const isLoaded = content.state === 'loaded';
  const isEmpty = isLoaded && rows.length === 0;
  const order = sortOptions(columns).find(({ value }) => value === sorting?.sort);
  const whole = printing?.rows;
  /** The text that screen readers read when the rows change. */
  const spoken = (): string => {
    if (content.state !== 'loaded' || isOutdated) return content.state === 'error' ? '' : texts.loading;
    if (isEmpty) return (countText ?? texts.rows)(0);
    // The line above the table that shows the count is a live region too.
    if (countText) return '';
    const count = texts.rows(pages.total);
    return order ? texts.rowsSorted(count, order.label) : count;
  };
  return (
    <div className={styles['data']}>
      {filters && filters.active.length > 0 && <FilterChips {...filters} />}
      {isSmall !== false && sorting && !isEmpty && (
        <div className={`${onlyOn('small')} ${sorting.isInFilters ? styles['not-phone'] : ''}`}>
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
        <VisuallyHidden>{spoken()}</VisuallyHidden>
      </output>
      {countText && content.state !== 'error' && !isEmpty && (
        <ListHead
          textRef={topRef}
          count={isLoaded || pages.total > 0 ? countText(pages.total) : undefined}
          page={pages}
          isPartial={paging?.isPartial}
          quiet={props.isCountInTab ?? false}
          note={order && isLoaded ? texts.sortedBy(order.label) : undefined}
          shown={rows.length}
          total={pages.total}
          printing={printing}
        />
      )}
      {isEmpty && props.empty}
      {!isEmpty && (
        <div className={whole && styles['screen']}>
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
        </div>
      )}
      {whole && (
        <div className={styles['print']}>
          <Table {...parts} rows={whole} isOutdated={false} />
        </div>
      )}
      {paging && <TableFooter {...paging} onPage={turnTo} />}
    </div>
  );
}

export type { Column } from './column.ts';
export { sortOptions } from './sort-select.tsx';
