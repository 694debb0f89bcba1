import type { ErrorBody, ErrorCode, ErrorParams, FieldErrors } from '@mijn/domain/errors';

/** The reason why a call failed, as a plain value that a store can contain. */
export type ApiError =
  /** The server responded with an error code. With the `request_id` the provider finds the call in the log of the server. */
  | ({ kind: 'response'; status: number; retry_after_s?: number; request_id?: string } & ErrorBody)
  /** No response came, because the connection failed. */
  | { kind: 'network' }
  /** A response came that is not of this API, such as a page of a guest network, or broken JSON. The message is for developers. */
  | { kind: 'not_this_api'; message: string }
  /** The call could not be sent, because there is no token or its input is wrong. The message is for developers. */
  | { kind: 'not_sent'; message: string }
  /** The response does not match the contract. Only calls that check it fail with this. The message is for developers. */
  | { kind: 'invalid_response'; message: string; errors?: FieldErrors }
  /** The caller cancelled the call. No error is shown. */
  | { kind: 'cancelled' };

/** The error that every failed call throws; a cancelled one has the name `AbortError`. It has nothing of the request, so that it can be logged. */
export class ApiFailure extends Error {
  override name = 'ApiFailure';
  readonly error: ApiError;

  /** @param message says more than the error does, for developers. */
  constructor(error: ApiError, cause?: Error, message = `No response: ${error.kind}.`) {
    super('message' in error ? error.message : message, cause && { cause });
    this.error = error;
    // The name that `fetch` gives it, so that code that looks for it works with this client too.
    if (error.kind === 'cancelled') this.name = 'AbortError';
  }
}

type ResponseError = Extract<ApiError, { kind: 'response' }>;

/** The error of one code, with the params that the catalogue gives it. Another back end may omit them. */
export type ApiErrorOf<Code extends ErrorCode> = Omit<ResponseError, 'code' | 'params'> & {
  code: Code;
  params?: Code extends keyof ErrorParams ? ErrorParams[Code] : never;
};

export type ApiFailureOf<Code extends ErrorCode> = Code extends ErrorCode
  ? ApiFailure & { readonly error: ApiErrorOf<Code> }
  : never;

/** Returns whether a thrown value is from a call of this client, and has a code if one is given. */
export function isApiFailure(value: unknown): value is ApiFailure;
export function isApiFailure<Code extends ErrorCode>(value: unknown, code: Code): value is ApiFailureOf<Code>;
export function isApiFailure(value: unknown, code?: ErrorCode): boolean {
  return (
    value instanceof ApiFailure && (!code || (value.error.kind === 'response' && value.error.code === code))
  );
}

/** The text that is shown if no response came. */
export const NETWORK_ERROR_TEXT = 'Er is geen verbinding. Controleer uw internet en probeer het opnieuw.';

/** The text of what a page does not know, because the server was renewed while the page was open. */
export const GENERAL_ERROR_TEXT = 'Dit is niet gelukt. Ververs de pagina en probeer het opnieuw.';

export type ApiEvent =
  /** 429: the portal asks the member to try again later. */
  | 'too_many_requests'
  /** 419, also after a retry with a new token: the portal shows the login screen. */
  | 'csrf_token_mismatch'
  /** The second factor is missing: the portal shows it. */
  | 'two_factor_required'
  /** The member has to set up a second factor first: the portal asks who is signed in, and shows how. */
  | 'two_factor_setup_required'
  /** Another user has signed in: the portal shows the page of that user. */
  | 'other_user'
  /** 401 on a call that does not handle it itself: the portal shows the logout screen. */
  | 'unauthenticated';

export interface ApiEvents {
  subscribe(listener: (event: ApiEvent) => void): () => void;
}

/** Returns the event for an error, or undefined. `handlesUnauthenticated` says that a 401 is an expected response to the call. */
export function eventOf(error: ApiError, handlesUnauthenticated = false): ApiEvent | undefined {
  if (error.kind !== 'response') return undefined;
  if (error.status === 429) return 'too_many_requests';
  if (error.status === 419) return 'csrf_token_mismatch';
  const { code } = error;
  if (code === 'two_factor_required' || code === 'two_factor_setup_required' || code === 'other_user')
    return code;
  if (error.status === 401 && !handlesUnauthenticated) return 'unauthenticated';
  return undefined;
}
