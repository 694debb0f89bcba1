import { describe, expect, it } from '@jest/globals';
import { type ErrorCode, errorStatuses } from '@mijn/domain/errors';
import { canRetry } from './can-retry.ts';
import { eventOf } from './errors.ts';
import { explain } from './explain.ts';
import { fromResponse } from './from-response.ts';

const answered = (code: ErrorCode) =>
  canRetry({ kind: 'response', status: errorStatuses[code], code, message: code });

it.each([
  'unavailable',
  'internal_error',
  'too_many_requests',
  'sudo_required',
  'two_factor_required',
  'two_factor_setup_required',
] as const)('a call that was refused with %s can succeed later', (code) => expect(answered(code)).toBe(true));

it.each(['forbidden', 'read_only_session', 'not_found', 'conflict'] as const)(
  'a call that was refused with %s is refused again',
  (code) => expect(answered(code)).toBe(false),
);

const errorOf = (status: number, data: object) =>
  fromResponse({ response: new Response(null, { status }), data });

describe('a refusal with 403', () => {
  const TWO_FACTOR = 'Two factor authentication required.';
  it.each([
    [{ code: 'newer_than_this_client', message: 'No.' }, 'forbidden', undefined],
    [{}, 'forbidden', undefined],
    [{ message: TWO_FACTOR }, 'two_factor_required', 'two_factor_required'],
    [{ code: 'two_factor_required', message: 'No.' }, 'two_factor_required', 'two_factor_required'],
    [
      { code: 'two_factor_setup_required', message: 'No.' },
      'two_factor_setup_required',
      'two_factor_setup_required',
    ],
    [{ code: 'forbidden', message: TWO_FACTOR }, 'forbidden', undefined],
  ])('with %j is %s', (body, code, event) => {
    const error = errorOf(403, body);
    expect(error).toMatchObject({ code });
    expect(eventOf(error)).toBe(event);
  });
});

describe('the errors of fields', () => {
  it('keep codes that are newer than this client, and count what is no error as invalid', () => {
    const errors = {
      name: [{ code: 'newer', params: { max: 3 } }],
      email: ['The email is taken.', null, { code: 'required', params: [] }],
      phone: 'wrong',
    };
    expect(errorOf(422, { errors })).toMatchObject({
      errors: {
        name: [{ code: 'newer', params: { max: 3 } }],
        email: [{ code: 'invalid' }, { code: 'invalid' }, { code: 'required' }],
        phone: [{ code: 'invalid' }],
      },
    });
  });
});

describe('the cause of a failure', () => {
  it('ends at an error that is its own cause', () => {
    const fault = new Error('round');
    fault.cause = new Error('and', { cause: fault });
    const messages: string[] = [];
    for (
      let one: unknown = explain({ kind: 'network' }, fault, '').cause;
      one instanceof Error;
      one = one.cause
    )
      messages.push(one.message);
    expect(messages.slice(0, 2)).toEqual(['round', 'and']);
    expect(messages.length).toBeLessThan(10);
  });
});
