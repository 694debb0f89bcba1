import type { ReactNode } from 'react';

interface ColumnLook<Row> {
  header: string;
  /** Whether only screen readers get the heading, for a column of buttons. On a card, these buttons are beside the name. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Whether this column names the row and has the row's link. The default is the first column. */
  isRowHeader?: boolean;
  /**
   * What stands under the name of the row, outside its link: a reference, and tags. Only the column that names the row
   * has it. Its lines are short, because the placeholder of a row has one line for it.
   */
  under?: (row: Row) => ReactNode;
  /** The alignment. `end` is for figures. */
  align?: 'start' | 'end';
  /**
   * The position of the value on a card. `mark` is a tag on the line below the name, with a text that is
   * clear without a heading. `line` is a value after the tags on that line. `end` is a figure at the end of
   * the name's line. Without a position the value has a line of its own, after the heading.
   */
  cardPlace?: 'mark' | 'line' | 'end';
  /**
   * The value on a card, if the value in the table is unclear without its heading, which a card does not
   * show. For example, a card shows "Open" if the table shows "Nee".
   */
  cardCell?: (row: Row) => ReactNode;
  /**
   * Any CSS width. Columns without a width share the remaining space equally, so that
   * columns keep their width when the page changes.
   */
  width?: string;
}

/** A column. The id of a sortable column is its name in the API. */
export type Column<Row, SortName extends string = never> = ColumnLook<Row> & {
  /** What the rows can also be sorted by in this column: the value of `under`, such as the reference. */
  underSort?: { id: SortName; header: string };
} & ({ id: SortName; isSortable: true } | { id: string; isSortable?: false });

/** A sort order, as in the API: `name` is ascending, `-name` is descending. */
export type Sort<SortName extends string> = SortName | `-${SortName}`;

export interface Sorting<SortName extends string> {
  sort: Sort<SortName> | undefined;
  /** Whether a phone has the sort order among the filters, so that it does not stand above the cards. */
  isInFilters?: boolean;
  onSort: (sort: Sort<SortName>) => void;
}

/** Returns the sort direction of a column, or undefined if the rows are sorted by another column. */
export function directionOf(id: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : undefined;
}

/** Returns the sort order after the user presses a heading: first ascending, then descending, then ascending again. */
export function nextSort<SortName extends string>(
  id: SortName,
  sort: Sort<SortName> | undefined,
): Sort<SortName> {
  return sort === id ? `-${id}` : id;
}

/** Returns the column that names a row, and the other columns in their order. */
export function splitColumns<Row, SortName extends string>(columns: readonly Column<Row, SortName>[]) {
  const head = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return { head, rest: columns.filter((column) => column !== head) };
}

/** Returns the value of a column on a card. */
export function onCard<Row, SortName extends string>({ cell, cardCell }: Column<Row, SortName>, row: Row) {
  return (cardCell ?? cell)(row);
}

/** Returns the columns grouped by their position on a card. */
export function cardParts<Row, SortName extends string>(columns: readonly Column<Row, SortName>[]) {
  const { head, rest } = splitColumns(columns);
  const shown = rest.filter(({ isHeaderHidden }) => !isHeaderHidden);
  const at = (place: Column<Row>['cardPlace']) => shown.filter(({ cardPlace }) => cardPlace === place);
  return {
    head,
    buttons: rest.filter(({ isHeaderHidden }) => isHeaderHidden),
    ends: at('end'),
    marks: at('mark'),
    line: at('line'),
    facts: at(undefined),
  };
}
