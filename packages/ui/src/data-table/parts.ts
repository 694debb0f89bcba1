import type { ReactNode } from 'react';
import type { Column, Sorting } from './column.ts';
import type { Selection } from './selection.ts';

/** What the table and the cards both show. */
export interface DataTableParts<Row, SortName extends string> {
  label: string;
  columns: readonly Column<Row, SortName>[];
  rows: readonly Row[];
  isLoading: boolean;
  expectedRows: number;
  /** In the place of the rows: that there are none, or what went wrong. */
  message: ReactNode;
  rowHref: ((row: Row) => string) | undefined;
  sorting: Sorting<SortName> | undefined;
  selection: Selection<Row> | undefined;
}
