import { type ApiError, isApiFailure } from '@mijn/api';

/** Returns the API error of a call that was made without RTK Query, from what it threw. */
export const errorOfThrown = (thrown: unknown): ApiError =>
  isApiFailure(thrown) ? thrown.error : { kind: 'network' };

/** Returns whether a change failed because someone else changed the resource first. */
export const isConflict = (error: ApiError): boolean => error.kind === 'answer' && error.code === 'conflict';
