import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { TableContent } from '@mijn/ui/data-table';
import { isOutdated, type Query, QueryError, steady } from '../shell/query-state.tsx';
import { type PageMeta, pagesOf } from './list-pages.ts';

export interface Rows<Row> {
  data: Row[];
  meta: PageMeta;
}

export interface ListQuery<Row> extends Query<Rows<Row>> {
  data?: Rows<Row> | undefined;
}

/** @param failure the heading of the error: "De actiepunten zijn niet geladen". */
export function tableContent<Row>(query: ListQuery<Row>, failure: string): TableContent<Row> {
  const { currentData, error } = steady(query);
  if (currentData) return { state: 'loaded', rows: currentData.data, isOutdated: isOutdated(query) };
  if (error === undefined) return { state: 'loading' };
  return { state: 'error', error: <QueryError query={query} failure={failure} /> };
}

const NO_PAGES = { page: 1, per_page: LIST_PAGE_SIZE, total: 0 };

/** Returns the page and the total number of rows of a query. The total is zero before the first response. */
export const pageOf = (query: ListQuery<unknown>) => pagesOf(steady(query).currentData?.meta ?? NO_PAGES);
