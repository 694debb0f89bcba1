import type { ReactNode } from 'react';
import { type RowKind, useFirstRows } from '../first-rows/first-rows.ts';
import { Pagination } from '../pagination/pagination.tsx';
import { ListHead } from './list-head.tsx';
import type { Printing } from './printing.ts';
import styles from './paged-list.module.css';
import { useListTop } from './use-list-top.ts';

export interface PagedListProps<Row> {
  /** Returns the number of rows in words, such as "48 documenten". */
  countText: (total: number) => string;
  rows: readonly Row[];
  paging: {
    page: number;
    perPage: number;
    total: number;
    /** Whether no row has all searched words, so that these have most of them. The line with the number says so. */
    isPartial?: boolean | undefined;
    onPage: (page: number) => void;
  };
  /** The name of the list for its pagination. Use this if a page has more than one list. */
  pagesLabel?: string;
  /** Whether the rows are those of an earlier page or filter, which stay until the next rows have loaded. */
  isOutdated?: boolean;
  /** The printing of all pages. Without it the list has no button for it. */
  printing?: Printing<Row>;
  /** Whether the list is a part of a larger list. It then has a line only if it has pages, or not all searched words. */
  isPart?: boolean;
  /** The checkbox that selects the rows of the page. */
  select?: ReactNode;
  /** Whether the rows stand under headings. The line above them is then as far from the first heading as headings are from rows. */
  hasHeadings?: boolean;
  /** Whether each row has a picture of a document. Such rows are higher, and a page opened by a link shows fewer first. */
  rowKind?: RowKind;
  /** Renders rows: those of the page, and all rows in print. */
  children: (rows: readonly Row[]) => ReactNode;
}

/** After the user has gone to another page, the list is shown from its top. The parent keeps the page. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  const { countText, rows, paging, printing, isPart = false, children } = props;
  const { topRef, turnTo } = useListTop(paging.page, paging.onPage);
  const firstRows = useFirstRows(rows, props.rowKind);
  const whole = printing?.rows;
  return (
    <div
      className={styles['list']}
      data-headings={props.hasHeadings || undefined}
      aria-busy={props.isOutdated ?? false}
    >
      {(!isPart || paging.isPartial || paging.total > paging.perPage) && (
        <ListHead
          textRef={topRef}
          count={countText(paging.total)}
          page={paging}
          isPartial={paging.isPartial}
          shown={rows.length}
          total={paging.total}
          printing={isPart ? undefined : printing}
          select={props.select}
        />
      )}
      <div className={whole && styles['screen']}>{children(firstRows)}</div>
      {whole && <div className={styles['print']}>{children(whole)}</div>}
      <Pagination
        {...(props.pagesLabel === undefined ? {} : { label: props.pagesLabel })}
        page={paging.page}
        perPage={paging.perPage}
        total={paging.total}
        onChange={turnTo}
      />
    </div>
  );
}

export type { Printing } from './printing.ts';
export { ListHead } from './list-head.tsx';
