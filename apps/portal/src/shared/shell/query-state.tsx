import { canRetry } from '@mijn/api';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { errorText } from '../api/error-text.ts';
import { errorOf } from '../api/error-of.ts';
import { Help } from '../brand/help.tsx';

interface Pending {
  currentData?: unknown;
  data?: unknown;
  isFetching: boolean;
}

/** Returns whether a query only has the data of its previous request while the next one is pending. */
export const isOutdated = ({ currentData, data, isFetching }: Pending): boolean =>
  isFetching && currentData === undefined && data !== undefined;

/** Returns a query that keeps its last data while the next request is pending, so that the layout does not shift. */
export function steady<Q extends Pending>(query: Q): Q {
  return isOutdated(query) ? { ...query, currentData: query.data } : query;
}

export interface Query<Data> {
  currentData?: Data | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface QueryErrorProps {
  query: Query<unknown>;
  /** Names the content that failed to load: "De documenten zijn niet geladen". */
  failure: string;
}

const SLOW_SEARCH = 'Het zoeken duurde te lang. Zoek op minder of langere woorden.';

export function QueryError({ query, failure }: QueryErrorProps) {
  const error = errorOf(query);
  if (!error) return null;
  return (
    <ErrorState
      title={failure}
      isRetrying={query.isFetching}
      onRetry={canRetry(error) ? () => void query.refetch() : undefined}
    >
      {error.kind === 'response' && error.params?.['limit_ms'] !== undefined ? SLOW_SEARCH : errorText(error)}{' '}
      <Help />
    </ErrorState>
  );
}

interface QueryStateProps<Data> extends QueryErrorProps {
  query: Query<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

export function QueryState<Data>({ query, failure, skeleton, children }: QueryStateProps<Data>) {
  const { currentData, error } = query;
  if (currentData !== undefined) return children(currentData);
  return error === undefined ? skeleton : <QueryError query={query} failure={failure} />;
}
