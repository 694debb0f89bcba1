import type { ApiError } from '@mijn/api';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;

export function errorOf({ error }: { error?: unknown }): ApiError | undefined {
  if (error === undefined) return undefined;
  return isApiError(error) ? error : { kind: 'network' };
}

/** Returns whether a query failed because the resource does not exist or is not available to this member. */
export function isNotFound(query: { error?: unknown }): boolean {
  const error = errorOf(query);
  return error?.kind === 'response' && error.code === 'not_found';
}
