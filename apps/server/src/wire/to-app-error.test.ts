import { describe, expect, it } from '@jest/globals';
import { TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';
import { errorMessages, toAppError } from './app-error.ts';

const convert = (thrown: unknown) => toAppError(thrown, 9);
const withFields = (fields: object, message = 'secret words') => Object.assign(new Error(message), fields);

describe('what goes over the wire for a thrown error', () => {
  it.each([
    ['a body that is too large', { statusCode: 413 }, 'payload_too_large'],
    ['an unknown content type', { statusCode: 415 }, 'unsupported_file_type'],
    ['broken JSON', { statusCode: 400 }, 'validation_failed'],
    ['an unknown path', { statusCode: 404 }, 'not_found'],
    ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, 'unavailable'],
    ['a socket that is not there', { code: 'ENOENT', syscall: 'connect' }, 'unavailable'],
    ['a file that is not there', { code: 'ENOENT', syscall: 'open' }, 'internal_error'],
    ['a database that shuts down', { code: '57P01' }, 'unavailable'],
    ['a number that the database does not take', { code: '22003' }, 'validation_failed'],
    ['a figure that is no whole number to the database', { code: '22P02' }, 'validation_failed'],
    ['a text that the database does not take', { code: '22021' }, 'validation_failed'],
    ['a number that no column takes', { code: '22003' }, 'validation_failed'],
    ['a number written as no column takes it', { code: '22P02' }, 'validation_failed'],
    ['a text that no column takes', { code: '22021' }, 'validation_failed'],
    ['a statement that took too long', { code: '57014' }, 'unavailable'],
    ['a lock that did not come', { code: '55P03' }, 'unavailable'],
    ['a deadlock that was repeated in vain', { code: '40P01' }, 'unavailable'],
    ['a fault of a statement', { code: '42P01' }, 'internal_error'],
    ['anything else', {}, 'internal_error'],
  ])('%s', (_, fields, code) => {
    expect(convert(withFields(fields)).code).toBe(code);
  });

  it('looks through the wrapping of the query builder', () => {
    const cause = withFields({ code: '57P03' });
    expect(convert(new Error('Failed query', { cause })).code).toBe('unavailable');
  });

  it('says when a call that was not possible is worth another try', () => {
    expect(convert(withFields({ code: '57014' })).details.retryAfter).toBe(5);
  });

  it('names the limit of a body that is too large', () => {
    expect(convert(withFields({ statusCode: 413 })).body.params).toEqual({ limit: 9 });
  });

  it('says nothing of the cause of a fault', () => {
    expect(JSON.stringify(convert(withFields({ code: '42P01' })).body)).not.toContain('secret');
    expect(convert('a text').code).toBe('internal_error');
  });

  it('has the sentence of the specification for a missing second factor', () => {
    expect(errorMessages.two_factor_required).toBe(TWO_FACTOR_REQUIRED_MESSAGE);
  });
});
