import type { ErrorBody } from '@mijn/domain/errors';

/** What can come of a call that did not succeed: one plain value, fit for a store. */
export type ApiError =
  /** The server answered with an error of the catalogue. */
  | ({ kind: 'answer'; status: number; retry_after_s?: number } & ErrorBody)
  /** No answer came: the connection failed, or what came was not from this server. */
  | { kind: 'network' }
  /** The caller cancelled the call; nobody needs to be told. */
  | { kind: 'cancelled' };

/** Statuses of refusals that pass: the session, the anti-forgery token, and too many calls. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([401, 403, 419, 429]);

/** Whether the same call can succeed later: what the server refused for its content is refused again. */
export function canRetry(error: ApiError): boolean {
  return error.kind !== 'answer' || error.status >= 500 || PASSING_STATUSES.has(error.status);
}

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
