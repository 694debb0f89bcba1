import type { ReactNode } from 'react';

interface ColumnLook<Row> {
  header: string;
  /** The heading is said, not shown: for a column of buttons. Its cells stand in the head of a card. */
  isHeaderHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Names the row, and is its link; the first column when no column says so. */
  isRowHeader?: boolean;
  /** `end` for figures. */
  align?: 'start' | 'end';
  /**
   * Where it stands on a card: `line`, among the facts below the name; `mark`, before those, a tag whose words say all; `end`,
   * a figure at the end of the name's line. On a line of its own, after its heading, when nothing is said.
   */
  cardPlace?: 'mark' | 'line' | 'end';
  /** What a card says instead, where the cell needs the heading that a card does not show: "Open" for "Nee". */
  cardCell?: (row: Row) => ReactNode;
  /** Any width of CSS; an equal share of what is left otherwise, so that no page moves the columns. */
  width?: string;
}

/** A column. One that can be sorted by has the name on the wire as its id. */
export type Column<Row, SortName extends string = never> = ColumnLook<Row> &
  ({ id: SortName; isSortable: true } | { id: string; isSortable?: false });

/** As on the wire: `name` up, `-name` down. */
export type Sort<SortName extends string> = SortName | `-${SortName}`;

export interface Sorting<SortName extends string> {
  sort: Sort<SortName> | undefined;
  onSort: (sort: Sort<SortName>) => void;
}

/** Which way the rows go by a column; undefined when they go by another. */
export function directionOf(id: string, sort: string | undefined): 'ascending' | 'descending' | undefined {
  if (sort === id) return 'ascending';
  return sort === `-${id}` ? 'descending' : undefined;
}

/** What pressing a heading asks for: up first, then down, then up again. */
export function nextSort<SortName extends string>(
  id: SortName,
  sort: Sort<SortName> | undefined,
): Sort<SortName> {
  return sort === id ? `-${id}` : id;
}

/** The column that names a row, and the rest in their order. */
export function splitColumns<Row, SortName extends string>(columns: readonly Column<Row, SortName>[]) {
  const head = columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];
  return { head, rest: columns.filter((column) => column !== head) };
}

/** What a column says on a card. */
export function onCard<Row, SortName extends string>({ cell, cardCell }: Column<Row, SortName>, row: Row) {
  return (cardCell ?? cell)(row);
}

/** The columns by where they stand on a card. */
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
