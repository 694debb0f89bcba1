import { expect, it } from '@jest/globals';
import { type ErrorCode, errorStatuses } from '@mijn/domain/errors';
import { canRetry } from './errors.ts';

const answered = (code: ErrorCode) =>
  canRetry({ kind: 'answer', status: errorStatuses[code], code, message: code });

it.each([
  'unavailable',
  'internal_error',
  'too_many_requests',
  'sudo_required',
  'two_factor_required',
] as const)('a call that was refused with %s can succeed later', (code) => expect(answered(code)).toBe(true));

it.each(['forbidden', 'read_only_session', 'not_found', 'conflict'] as const)(
  'a call that was refused with %s is refused again',
  (code) => expect(answered(code)).toBe(false),
);
