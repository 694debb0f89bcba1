import { errorText } from '@mijn/api/texts';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { errorOf } from '../api/error-of.ts';

/** What RTK Query tells of one query. */
export interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryStateProps<Data> {
  query: Query<Data>;
  /** What failed to load, as the heading of the error: "De documenten zijn niet geladen". */
  failure: string;
  /** The real shape, while the first answer is under way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Draws a query in each of its states: loading, error with a retry, and its data. */
export function QueryState<Data>({ query, failure, skeleton, children }: QueryStateProps<Data>) {
  const { currentData, isFetching, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  const error = errorOf(query);
  if (!error) return skeleton;
  return (
    <ErrorState title={failure} isRetrying={isFetching} onRetry={() => void refetch()}>
      {errorText(error)}
    </ErrorState>
  );
}
