import { errorStatuses, type ErrorBody, type ErrorCode, type FieldErrors } from '@mijn/domain/errors';

/** What an error says besides its code. */
export interface ErrorDetails {
  /** The English sentence for the developer; the code has one of its own. */
  message?: string;
  errors?: FieldErrors;
  params?: Record<string, string | number>;
  /** Seconds to wait, for the Retry-After header. */
  retryAfter?: number;
}

/** One English sentence for each code, for who reads the wire. */
export const errorMessages = {
  unauthenticated: 'Nobody is signed in, or the session has ended: log in.',
  invalid_credentials: 'The e-mail address and password do not belong together.',
  two_factor_required: 'Two factor authentication required.',
  forbidden: 'The role for this action is missing.',
  read_only_session: 'This session of provider staff is read-only.',
  not_found: 'There is nothing here.',
  request_timeout: 'The request did not arrive whole in time: send it again.',
  conflict: 'Someone else changed this meanwhile: read it again, then repeat the change.',
  invoice_processed: 'The provider has processed this invoice: its decision is final.',
  payload_too_large: 'This is larger than allowed.',
  unsupported_file_type:
    'This type is not accepted, or the name, media type and content contradict each other.',
  file_empty: 'The file has no bytes.',
  file_damaged: 'The file begins as what it should be, and the rest of it is missing.',
  csrf_token_mismatch:
    'The anti-forgery token is missing or stale: GET /auth/csrf, then send the XSRF-TOKEN cookie in X-XSRF-TOKEN and X-Requested-With: XMLHttpRequest.',
  validation_failed: 'The input breaks the contract: see errors.',
  impersonation_link_invalid: 'This link is unknown, changed, used or expired.',
  reset_link_invalid: 'This link is unknown, used or expired.',
  too_many_requests: 'Too many attempts: wait for the seconds of Retry-After.',
  internal_error: 'A fault of the server; the request id is in its log.',
  unavailable: 'The database is away or too busy for a moment: try again after the seconds of Retry-After.',
} as const satisfies Record<ErrorCode, string>;

/** An error that goes over the wire as it is: `throw new AppError('not_found')`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? errorMessages[code]);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get statusCode(): number {
    return errorStatuses[this.code];
  }

  /** As it goes over the wire. */
  get body(): ErrorBody {
    const { errors, params } = this.details;
    return { code: this.code, message: this.message, ...(errors && { errors }), ...(params && { params }) };
  }
}

/** What was found for the caller. @throws AppError `not_found` when nothing was. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found');
  return found;
}
