import type { ErrorBody } from '@mijn/domain/errors';

/** What can come of a call that did not succeed: one plain value, fit for a store. */
export type ApiError =
  /** The server answered with an error of the catalogue. */
  | ({ kind: 'answer'; status: number; retry_after_s?: number } & ErrorBody)
  /** No answer came: the connection failed, or what came was not from this server. */
  | { kind: 'network' }
  /** The caller cancelled the call; nobody needs to be told. */
  | { kind: 'cancelled' };

/** Thrown by every call that did not succeed. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.kind === 'answer' ? error.message : `No answer: ${error.kind}.`);
    this.error = error;
  }
}

/** Whether a thrown value came from a call of this client. */
export function isApiFailure(value: unknown): value is ApiFailure {
  return value instanceof ApiFailure;
}
