export type { Column, Sort, Sorting } from './column.ts';
export { DataTable, type DataTableProps, type TableContent } from './data-table.tsx';
export type { Filters } from './filter-chips.tsx';
export type { Paging } from './paging.ts';
export type { Selection } from './selection.ts';
