import { ApiFailure } from '@mijn/api';
import type { AuthUser } from '@mijn/domain/auth';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Whether every page can stand on an answer. Not the schema of the contract: that brings a validator along, which the
 * first page has no room for.
 */
function isUser(answer: unknown): answer is AuthUser {
  const { email, associations, two_factor_auth } = asRecord(answer);
  return (
    typeof email === 'string' &&
    typeof two_factor_auth === 'object' &&
    two_factor_auth !== null &&
    Array.isArray(associations) &&
    associations.every((association) => typeof asRecord(association)['id'] === 'string')
  );
}

/** The user of an answer. @throws ApiFailure when the answer is of another shape: it may come from anything in between. */
export function checkUser(answer: unknown): AuthUser {
  if (isUser(answer)) return answer;
  throw new ApiFailure({
    kind: 'answer',
    status: 200,
    code: 'internal_error',
    message: 'The answer is not a user.',
  });
}
