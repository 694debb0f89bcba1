import type { ReactNode } from 'react';

interface ColumnLook<Row> {
  header: string;
  /** Whether only screen readers get the heading, for a column of buttons. On a card, these buttons are beside the name. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Whether this column names the row and has the row's link. The default is the first column. */
  isRowHeader?: boolean;
  /** A reference and tags under the name of the row, outside its link. Its lines are short, because the placeholder has one line for it. */
  under?: (row: Row) => ReactNode;
  /** The alignment. `end` is for figures. */
  align?: 'start' | 'end';
  /**
   * The position on a card: `mark` is a tag below the name, clear without a heading; `line` comes after the tags; `end` is a figure at the
   * end of the name's line; `below` is a line of buttons, which say themselves what they are for. Without a position the value has a line of
   * its own, after the heading.
   */
  cardPlace?: 'mark' | 'line' | 'end' | 'below';
  /** The value on a card, if the value in the table is unclear without its heading: "Open" instead of "Nee". */
  cardCell?: (row: Row) => ReactNode;
  /** Any CSS width. Columns without a width share the remaining space equally, so that columns keep their width when the page changes. */
  width?: string;
}

/** A column. The id of a sortable column is its name in the API. */
export type Column<Row, SortName extends string = never> = ColumnLook<Row> & {
  /** A further sort order of this column: by the value of `under`, such as the reference. */
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

export function directionOf(id: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : undefined;
}

export function nextSort<SortName extends string>(
  id: SortName,
  sort: Sort<SortName> | undefined,
): Sort<SortName> {
  return sort === id ? `-${id}` : id;
}

export function splitColumns<Row, SortName extends string>(columns: readonly Column<Row, SortName>[]) {
  const head = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return { head, rest: columns.filter((column) => column !== head) };
}

/** Returns the value of a column on a card. */
export function onCard<Row, SortName extends string>({ cell, cardCell }: Column<Row, SortName>, row: Row) {
  return (cardCell ?? cell)(row);
}

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
    below: at('below'),
    facts: at(undefined),
  };
}
