import {
  type ErrorBody,
  type ErrorCode,
  type ErrorParams,
  type FieldError,
  type FieldErrors,
  errorStatuses,
  isErrorCode,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import { HTTPError } from 'ky';

/** The reason why a call failed, as a plain value that a store can contain. */
export type ApiError =
  /** The server responded with an error code. With the `request_id` the provider finds the call in the log of the server. */
  | ({ kind: 'answer'; status: number; retry_after_s?: number; request_id?: string } & ErrorBody)
  /** No response came, because the connection failed. */
  | { kind: 'network' }
  /** A response came that is not of this API, such as a page of a guest network, or broken JSON. The message is for developers. */
  | { kind: 'not_this_api'; message: string }
  /** The call could not be sent, because there is no token or its input is wrong. The message is for developers. */
  | { kind: 'not_sent'; message: string }
  /** The response does not match the contract. Only calls that check it fail with this. The message is for developers. */
  | { kind: 'invalid_answer'; message: string; errors?: FieldErrors }
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The number of causes that a failure keeps of an error: an error may be its own cause. */
const CAUSES_MAX = 4;

/** Returns a text without a token that it quotes, as the message about a header that can't be sent does. */
const withoutToken = (text: unknown): string => String(text).replaceAll(/\bBearer\s[^"']*/giu, 'Bearer …');

/**
 * Returns an error with the texts of another alone. What ky and other libraries throw has the whole request, and a log of it
 * would have the access token and the password of a login.
 */
function textsOf(thrown: unknown, depth = CAUSES_MAX): Error | undefined {
  if (!isRecord(thrown)) return undefined;
  const { name, message, stack, code, cause, request } = thrown;
  if (depth === 0) return undefined;
  if (request !== undefined) return textsOf(cause, depth - 1);
  const inner = cause === undefined || cause === thrown ? undefined : textsOf(cause, depth - 1);
  return Object.assign(new Error(withoutToken(message), inner && { cause: inner }), {
    name: withoutToken(name),
    stack: withoutToken(stack),
    ...(typeof code === 'string' && { code }),
  });
}

/** The error that every failed call throws. It has nothing of the request, so that it can be logged. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly error: ApiError;

  /** @param thrown What was thrown, such as the error of a function that returns the token. Its texts are the cause. */
  constructor(error: ApiError, thrown?: unknown) {
    const cause = textsOf(thrown);
    super('message' in error ? error.message : `No answer: ${error.kind}.`, cause && { cause });
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

/**
 * Returns the first error code with a status, for back ends that send no code, or one that is newer than this client. The
 * second factor is missing only if the response says exactly that.
 */
function codeForStatus(status: number, message: unknown): ErrorCode {
  if (status === 403) return message === TWO_FACTOR_REQUIRED_MESSAGE ? 'two_factor_required' : 'forbidden';
  const codes = Object.keys(errorStatuses).filter(isErrorCode);
  return codes.find((code) => errorStatuses[code] === status) ?? 'internal_error';
}

const hasCode = (value: unknown): value is FieldError => isRecord(value) && typeof value['code'] === 'string';

/** Returns the error of a field. One in another form, such as the sentence of another back end, is `invalid`. */
function fieldErrorOf(fault: unknown): FieldError {
  if (!hasCode(fault)) return { code: 'invalid' };
  return { code: fault.code, ...(isParams(fault.params) && { params: fault.params }) };
}

const errorsOf = (errors: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, faults]) => [path, [faults].flat().map(fieldErrorOf)] as const),
  );

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
    code: isErrorCode(body['code']) ? body['code'] : codeForStatus(response.status, body['message']),
    message: typeof body['message'] === 'string' ? body['message'] : response.statusText,
    ...(isRecord(body['errors']) ? { errors: errorsOf(body['errors']) } : {}),
    ...(isParams(body['params']) ? { params: body['params'] } : {}),
    ...(Number.isFinite(retryAfter) ? { retry_after_s: retryAfter } : {}),
    ...(requestId ? { request_id: requestId } : {}),
  };
}

/** Returns what was thrown during a call as an `ApiError`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.error;
  if (thrown instanceof HTTPError) return fromResponse(thrown);
  if (isRecord(thrown) && thrown['name'] === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'network' };
}

/** The text that is shown if no response came. */
export const NETWORK_ERROR_TEXT = 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.';

/** The text of what a page does not know, because the server was renewed while the page was open. */
export const GENERAL_ERROR_TEXT = 'Dit is niet gelukt. Ververs de pagina en probeer het opnieuw.';

/** The events that every screen must handle in the same way, whatever the call was (specification §8). */
export type ApiEvent =
  /** 429: the portal asks the member to try again later. */
  | 'too_many_requests'
  /** 419, also after a retry with a new token: the portal shows the login screen. */
  | 'csrf_token_mismatch'
  /** The second factor is missing: the portal shows it. */
  | 'two_factor_required'
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
  if (error.code === 'two_factor_required') return 'two_factor_required';
  if (error.status === 401 && !handlesUnauthenticated) return 'unauthenticated';
  return undefined;
}
