import type { ReactNode } from 'react';
import type { Column, Sorting } from './column.ts';
import type { Selection } from './selection.ts';

export interface DataTableParts<Row, SortName extends string> {
  label: string;
  columns: readonly Column<Row, SortName>[];
  rows: readonly Row[];
  isLoading: boolean;
  /** Whether the rows stay only until the next rows have loaded. */
  isOutdated: boolean;
  expectedRows: number;
  /** The message that replaces the rows if an error occurred. */
  message: ReactNode;
  rowHref: ((row: Row) => string) | undefined;
  sorting: Sorting<SortName> | undefined;
  selection: Selection<Row> | undefined;
}
