import { errorText } from '@mijn/api/texts';
import { LIST_PAGE_SIZE } from '@mijn/domain/limits';
import type { TableContent } from '@mijn/ui/data-table';
import { ErrorState } from '@mijn/ui/error-state';
import { errorOf } from '../api/error-of.ts';
import { steady } from '../api/steady.ts';

interface Rows<Row> {
  data: Row[];
  meta: { page: number; per_page: number; total: number };
}

interface ListQuery<Row> {
  currentData?: Rows<Row> | undefined;
  data?: Rows<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * The rows of a query as a table shows them: loading, failed with a retry, or loaded.
 * @param failure what failed to load: "De actiepunten zijn niet geladen".
 */
export function tableContent<Row>(query: ListQuery<Row>, failure: string): TableContent<Row> {
  const { currentData, isFetching, refetch } = steady(query);
  if (currentData) return { state: 'loaded', rows: currentData.data };
  const error = errorOf(query);
  if (!error) return { state: 'loading' };
  return {
    state: 'error',
    error: (
      <ErrorState title={failure} isRetrying={isFetching} onRetry={() => void refetch()}>
        {errorText(error)}
      </ErrorState>
    ),
  };
}

const NO_PAGES = { page: 1, per_page: LIST_PAGE_SIZE, total: 0 };

/** Which page of a query a table shows, and how many rows there are in all; none before the first answer. */
export function pageOf(query: ListQuery<unknown>) {
  const { page, per_page: perPage, total } = steady(query).currentData?.meta ?? NO_PAGES;
  return { page, perPage, total };
}
