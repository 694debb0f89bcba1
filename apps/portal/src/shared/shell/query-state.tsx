import { errorText } from '@mijn/api/texts';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { errorOf } from '../api/error-of.ts';

/** A query whose last answer stays while the next one is under way, so that nothing jumps. */
export function steady<Q extends { currentData?: unknown; data?: unknown; isFetching: boolean }>(
  query: Q,
): Q {
  return { ...query, currentData: query.currentData ?? (query.isFetching ? query.data : undefined) };
}

/** The state of a query, as RTK Query returns it. */
export interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryErrorProps {
  query: Query<unknown>;
  /** What failed to load, as the heading of the error: "De documenten zijn niet geladen". */
  failure: string;
}

/** Why a query failed, with a retry; nothing for one that did not. */
export function QueryError({ query, failure }: QueryErrorProps) {
  const error = errorOf(query);
  if (!error) return null;
  return (
    <ErrorState title={failure} isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}

interface QueryStateProps<Data> extends QueryErrorProps {
  query: Query<Data>;
  /** The real shape, while the first answer is under way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Draws a query in each of its states: loading, error with a retry, and its data. */
export function QueryState<Data>({ query, failure, skeleton, children }: QueryStateProps<Data>) {
  const { currentData, error } = query;
  if (currentData !== undefined) return children(currentData);
  return error === undefined ? skeleton : <QueryError query={query} failure={failure} />;
}
