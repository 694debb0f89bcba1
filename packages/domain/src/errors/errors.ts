import type { FieldErrors } from './field-errors.ts';

/**
 * Every error the server can answer with, and its HTTP status (decisions §2).
 * The Dutch text of each code is in the API package, typed by this table.
 */
export const errorStatuses = {
  /** Nobody is signed in, or the session has ended. */
  unauthenticated: 401,
  /** The e-mail address and password of a login do not belong together. */
  invalid_credentials: 401,
  /** Signed in, but the second factor has not been given yet. The message is fixed by specification §8. */
  two_factor_required: 403,
  /** The caller may read the resource, but lacks the role for this action. */
  forbidden: 403,
  /** A session of provider staff that was made without write access. */
  read_only_session: 403,
  /** The resource does not exist, or the caller may not read it. The answer does not say which. */
  not_found: 404,
  /** The body of the call did not arrive completely in time: the connection is slow or has stopped. */
  request_timeout: 408,
  /** Changed by someone else since the `version` that was sent. */
  conflict: 409,
  /** The provider has processed the invoice: its decision is final (decisions §5). */
  invoice_processed: 409,
  /** More bytes than allowed; `params.limit` is the limit in bytes. */
  payload_too_large: 413,
  /** The extension, media type or content of a file is not accepted, or they contradict each other. */
  unsupported_file_type: 415,
  /** The anti-forgery token is missing or stale. */
  csrf_token_mismatch: 419,
  /** The input breaks the contract; `errors` names each field. */
  validation_failed: 422,
  /** A file has no bytes. */
  file_empty: 422,
  /** A file has the right first bytes, but the rest is missing or damaged. */
  file_damaged: 422,
  /** The signed link of provider staff is unknown, changed, used or expired. */
  impersonation_link_invalid: 422,
  /** The link of a password reset is unknown, used or expired. */
  reset_link_invalid: 422,
  /** Too many attempts; the Retry-After header says how many seconds to wait. */
  too_many_requests: 429,
  /** A fault of the server. */
  internal_error: 500,
  /** The database cannot be reached at the moment. */
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** Narrows a word from the wire to a code of this catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorStatuses, value);
}

/** The message that other back ends send with a 403 while the second factor is missing (specification §8). */
export const TWO_FACTOR_REQUIRED_MESSAGE = 'Two factor authentication required.';

/** The body of every answer that is not a success (decisions §2). */
export interface ErrorBody {
  code: ErrorCode;
  /** One English sentence for the developer who reads the wire. */
  message: string;
  errors?: FieldErrors;
  /** What the text of the code needs, such as `{ "limit": 26214400 }`. */
  params?: Record<string, string | number>;
}

export { fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from './field-errors.ts';
