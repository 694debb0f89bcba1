import type { ErrorCode } from '@mijn/domain/errors';
import type { ApiError } from './errors.ts';

/**
 * The statuses of temporary errors (the session, the anti-forgery token, and too many requests), and the codes after which the
 * user can do something: give the second factor, or the password again.
 */
const PASSING: ReadonlySet<number | ErrorCode> = new Set([
  401,
  419,
  429,
  'two_factor_required',
  'two_factor_setup_required',
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
