import {
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  errorStatuses,
  isErrorCode,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import { HTTPError } from 'ky';

/** The reason why a call failed, as a plain value that a store can contain. */
export type ApiError =
  /** The server responded with an error code. With the `request_id` the provider finds the call in the log of the server. */
  | ({ kind: 'answer'; status: number; retry_after_s?: number; request_id?: string } & ErrorBody)
  /** No response came, because the connection failed or the response was not from this server. */
  | { kind: 'network' }
  /** The caller cancelled the call. No error is shown. */
  | { kind: 'cancelled' };

/**
 * The statuses of temporary errors (the session, the anti-forgery token, and too many requests), and the codes after which the
 * user can do something: give the second factor, or the password again.
 */
const PASSING: ReadonlySet<number | ErrorCode> = new Set([
  401,
  419,
  429,
  'two_factor_required',
  'sudo_required',
]);

/**
 * Returns whether a retry of the same call can succeed. A call that was refused because of its content, or because
 * the user may not make it, is refused again.
 */
export function canRetry(error: ApiError): boolean {
  return (
    error.kind !== 'answer' || error.status >= 500 || PASSING.has(error.status) || PASSING.has(error.code)
  );
}

/** The error that every failed call throws. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly error: ApiError;

  /** @param cause What was thrown, such as the error of a function that returns the token. It is for logs alone. */
  constructor(error: ApiError, cause?: unknown) {
    super(error.kind === 'answer' ? error.message : `No answer: ${error.kind}.`, { cause });
    this.error = error;
  }
}

type Answer = Extract<ApiError, { kind: 'answer' }>;

/** The error of one code, with the params that the catalogue gives it. Another back end may omit them. */
export type ApiErrorOf<Code extends ErrorCode> = Omit<Answer, 'code' | 'params'> & {
  code: Code;
  params?: Code extends keyof ErrorParams ? ErrorParams[Code] : never;
};

/** A failure with one code. */
export type ApiFailureOf<Code extends ErrorCode> = Code extends ErrorCode
  ? ApiFailure & { readonly error: ApiErrorOf<Code> }
  : never;

/** Returns whether a thrown value is from a call of this client, and has a code if one is given. */
export function isApiFailure(value: unknown): value is ApiFailure;
export function isApiFailure<Code extends ErrorCode>(value: unknown, code: Code): value is ApiFailureOf<Code>;
export function isApiFailure(value: unknown, code?: ErrorCode): boolean {
  return (
    value instanceof ApiFailure && (!code || (value.error.kind === 'answer' && value.error.code === code))
  );
}

/** Returns the first error code with a status, for back ends that send no code. */
const codeForStatus = (status: number): ErrorCode =>
  Object.keys(errorStatuses).find(
    (code): code is ErrorCode => isErrorCode(code) && errorStatuses[code] === status,
  ) ?? 'internal_error';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isErrors = (value: unknown): value is NonNullable<Answer['errors']> =>
  isRecord(value) && Object.values(value).every((faults) => Array.isArray(faults));

const isParams = (value: unknown): value is NonNullable<Answer['params']> =>
  isRecord(value) &&
  Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number');

/** The parts of a failed response that an error is made from. */
interface FailedResponse {
  response: Pick<Response, 'status' | 'statusText'> & { headers: Pick<Headers, 'get'> };
  /** The parsed body. */
  data?: unknown;
}

/** Returns the seconds of a `Retry-After`, which is a number of seconds or a date (RFC 9110 §10.2.3), or NaN. */
function secondsOf(retryAfter: string | null): number {
  const text = retryAfter || 'none';
  const seconds = Number(text);
  return Math.max(0, Number.isNaN(seconds) ? Math.ceil((Date.parse(text) - Date.now()) / 1000) : seconds);
}

/** Returns the error of a response with an error status. */
export function fromResponse({ response, data }: FailedResponse): ApiError {
  const body = isRecord(data) ? data : {};
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const requestId = response.headers.get('x-request-id');
  return {
    kind: 'answer',
    status: response.status,
    code: isErrorCode(body['code']) ? body['code'] : codeForStatus(response.status),
    message: typeof body['message'] === 'string' ? body['message'] : response.statusText,
    ...(isErrors(body['errors']) ? { errors: body['errors'] } : {}),
    ...(isParams(body['params']) ? { params: body['params'] } : {}),
    ...(Number.isFinite(retryAfter) ? { retry_after_s: retryAfter } : {}),
    ...(requestId ? { request_id: requestId } : {}),
  };
}

/** Returns a value that ky throws as an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof HTTPError) return fromResponse(thrown);
  if (isRecord(thrown) && thrown['name'] === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'network' };
}

/** The text that is shown if no response came. */
export const NETWORK_ERROR_TEXT = 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.';

/** The events that every screen must handle in the same way, whatever the call was (specification §8). */
export type ApiEvent =
  /** 429: the portal asks the member to try again later. */
  | 'too_many_requests'
  /** 419, also after a retry with a new token: the portal shows the login screen. */
  | 'csrf_token_mismatch'
  /** 403 with the fixed message: the portal shows the second factor. */
  | 'two_factor_required'
  /** Another user has signed in: the portal shows the page of that user. */
  | 'other_user'
  /** 401 on a call that does not handle it itself: the portal shows the logout screen. */
  | 'unauthenticated';

export interface ApiEvents {
  /** Calls the listener for every event, until the returned function is called. */
  subscribe(listener: (event: ApiEvent) => void): () => void;
}

/**
 * Returns the event for an error, or undefined if the error has no event. A cancelled call has none
 * (specification §8).
 * @param handlesUnauthenticated Whether a 401 is an expected response to this call: fetching the user, a
 * refused login, and a logout.
 */
export function eventOf(error: ApiError, handlesUnauthenticated = false): ApiEvent | undefined {
  if (error.kind !== 'answer') return undefined;
  if (error.status === 429) return 'too_many_requests';
  if (error.status === 419) return 'csrf_token_mismatch';
  if (error.status === 403 && error.message === TWO_FACTOR_REQUIRED_MESSAGE) return 'two_factor_required';
  if (error.code === 'other_user') return 'other_user';
  if (error.status === 401 && !handlesUnauthenticated) return 'unauthenticated';
  return undefined;
}
