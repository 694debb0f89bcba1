import type { ErrorCode } from '@mijn/domain/errors';
import type { ApiError } from './errors.ts';

/** Temporary errors, and errors after which the user can do something: give the second factor, or the password again. */
const PASSING: ReadonlySet<number | ErrorCode> = new Set([
  401,
  419,
  429,
  'two_factor_required',
  'two_factor_setup_required',
  'sudo_required',
]);

/** Returns whether a retry of the same call can succeed. */
export function canRetry(error: ApiError): boolean {
  return (
    error.kind !== 'response' || error.status >= 500 || PASSING.has(error.status) || PASSING.has(error.code)
  );
}
