import type { ApiError } from '@mijn/api';

const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'kind' in error;

/** What went wrong with a call of an endpoint; undefined when nothing did. */
export function errorOf({ error }: { error?: unknown }): ApiError | undefined {
  if (error === undefined) return undefined;
  return isApiError(error) ? error : { kind: 'network' };
}

/** Whether a query failed because what it asks for is not there, or not for this member. */
export function isNotFound(query: { error?: unknown }): boolean {
  const error = errorOf(query);
  return error?.kind === 'answer' && error.code === 'not_found';
}
