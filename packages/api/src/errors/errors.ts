import {
  type ErrorBody,
  type ErrorCode,
  errorStatuses,
  isErrorCode,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import { HTTPError } from 'ky';

/** Why a call failed: one plain value, which a store can hold. */
export type ApiError =
  /** The server answered with an error of the catalogue. */
  | ({ kind: 'answer'; status: number; retry_after_s?: number } & ErrorBody)
  /** No answer came: the connection failed, or what came was not from this server. */
  | { kind: 'network' }
  /** The caller cancelled the call. Nothing is shown. */
  | { kind: 'cancelled' };

/** Statuses of refusals that are temporary: the session, the anti-forgery token, and too many calls. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([401, 403, 419, 429]);

/** Whether the same call can succeed later. A call that was refused for its content is refused again. */
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

type Answer = Extract<ApiError, { kind: 'answer' }>;

/** The code for a status, for back ends that send none: the first of the catalogue that has it. */
function codeForStatus(status: number): ErrorCode {
  const codes = Object.keys(errorStatuses).filter(isErrorCode);
  return codes.find((code) => errorStatuses[code] === status) ?? 'internal_error';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isErrors = (value: unknown): value is NonNullable<Answer['errors']> =>
  isRecord(value) && Object.values(value).every((faults) => Array.isArray(faults));

const isParams = (value: unknown): value is NonNullable<Answer['params']> =>
  isRecord(value) &&
  Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number');

function fromResponse({ response, data }: HTTPError): Answer {
  const body = isRecord(data) ? data : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'answer',
    status: response.status,
    code: isErrorCode(body['code']) ? body['code'] : codeForStatus(response.status),
    message: typeof body['message'] === 'string' ? body['message'] : response.statusText,
    ...(isErrors(body['errors']) ? { errors: body['errors'] } : {}),
    ...(isParams(body['params']) ? { params: body['params'] } : {}),
    ...(Number.isFinite(retryAfter) ? { retry_after_s: retryAfter } : {}),
  };
}

/** Turns a value that ky throws into an error. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof HTTPError) return fromResponse(thrown);
  if (isRecord(thrown) && thrown['name'] === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'network' };
}

/** What a member reads when no answer came. */
export const NETWORK_ERROR_TEXT = 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.';

/** What every screen must react to in the same way, whatever the call was (specification §8). */
export type ApiEvent =
  /** 429: ask the member to try later. */
  | 'too_many_requests'
  /** 419, with a new token too: go to the login screen. */
  | 'csrf_token_mismatch'
  /** 403 with the fixed message: go to the second factor. */
  | 'two_factor_required'
  /** 401 on a call that does not handle it itself: go to the logout screen. */
  | 'unauthenticated';

export interface ApiEvents {
  /** Calls the listener at every event, until the returned function is called. */
  subscribe(listener: (event: ApiEvent) => void): () => void;
}

/**
 * The event that an error gives rise to, if any. A cancelled call gives none (specification §8).
 * @param handlesUnauthenticated whether a 401 is an answer to this call itself: the user fetch, a refused login, and a logout.
 */
export function eventOf(error: ApiError, handlesUnauthenticated = false): ApiEvent | undefined {
  if (error.kind !== 'answer') return undefined;
  if (error.status === 429) return 'too_many_requests';
  if (error.status === 419) return 'csrf_token_mismatch';
  if (error.status === 403 && error.message === TWO_FACTOR_REQUIRED_MESSAGE) return 'two_factor_required';
  if (error.status === 401 && !handlesUnauthenticated) return 'unauthenticated';
  return undefined;
}
