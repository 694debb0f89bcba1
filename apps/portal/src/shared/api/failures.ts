import { type ApiError, isApiFailure } from '@mijn/api';

export const errorOfThrown = (thrown: unknown): ApiError =>
  isApiFailure(thrown) ? thrown.error : { kind: 'network' };

export const isConflict = (error: ApiError): boolean =>
  error.kind === 'response' && error.code === 'conflict';
