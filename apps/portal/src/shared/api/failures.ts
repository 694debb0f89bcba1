import { type ApiError, isApiFailure } from '@mijn/api';
import { loadTextOf } from './error-text.ts';

/** Returns the error of a call that was made without a query or a mutation, when its text has loaded. */
export async function errorOfThrown(thrown: unknown): Promise<ApiError> {
  const error: ApiError = isApiFailure(thrown) ? thrown.error : { kind: 'network' };
  await loadTextOf(error);
  return error;
}

export const isConflict = (error: ApiError): boolean =>
  error.kind === 'response' && error.code === 'conflict';
