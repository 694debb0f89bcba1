import { canRetry } from '@mijn/api';
import { errorText } from '@mijn/api/texts';
import { ErrorState } from '@mijn/ui/error-state';
import type { ReactNode } from 'react';
import { errorOf } from '../api/error-of.ts';

interface Pending {
  currentData?: unknown;
  data?: unknown;
  isFetching: boolean;
}

/**
 * Returns whether a query only has the data of its previous request, such as the previous page of a list, while the
 * next request is pending.
 */
export const isOutdated = ({ currentData, data, isFetching }: Pending): boolean =>
  isFetching && currentData === undefined && data !== undefined;

/**
 * Returns a query that keeps its last data while the next request is pending, so that the layout does not
 * shift.
 */
export function steady<Q extends Pending>(query: Q): Q {
  return isOutdated(query) ? { ...query, currentData: query.data } : query;
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
  /** The heading of the error, which names what failed to load: "De documenten zijn niet geladen". */
  failure: string;
}

/** The text of a search that took longer than a search may take, whatever the server is busy with. */
const SLOW_SEARCH = 'Het zoeken duurde te lang. Zoek op minder of langere woorden, of probeer het opnieuw.';

/** Shows the error of a failed query, with a retry button if that can help. Shows nothing if the query did not fail. */
export function QueryError({ query, failure }: QueryErrorProps) {
  const error = errorOf(query);
  if (!error) return null;
  return (
    <ErrorState
      title={failure}
      isRetrying={query.isFetching}
      onRetry={canRetry(error) ? () => void query.refetch() : undefined}
    >
      {error.kind === 'answer' && error.params?.['limit_ms'] !== undefined ? SLOW_SEARCH : errorText(error)}
    </ErrorState>
  );
}

interface QueryStateProps<Data> extends QueryErrorProps {
  query: Query<Data>;
  /** The skeleton in the shape of the content, shown until the first response. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a query in each of its states: loading, error with a retry button, and data. */
export function QueryState<Data>({ query, failure, skeleton, children }: QueryStateProps<Data>) {
  const { currentData, error } = query;
  if (currentData !== undefined) return children(currentData);
  return error === undefined ? skeleton : <QueryError query={query} failure={failure} />;
}
