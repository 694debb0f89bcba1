import { describe, expect, it } from '@jest/globals';
import { TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';
import { errorMessages, toAppError } from './app-error.ts';

const convert = (thrown: unknown) => toAppError(thrown, 9);
const withFields = (fields: object, message = 'secret words') => Object.assign(new Error(message), fields);

describe('the error code for a thrown error', () => {
  it.each([
    ['a body that is too large', { statusCode: 413 }, 'payload_too_large'],
    ['an unknown content type', { statusCode: 415 }, 'unsupported_file_type'],
    ['broken JSON', { statusCode: 400 }, 'validation_failed'],
    ['an unknown path', { statusCode: 404 }, 'not_found'],
    ['a refused connection', { code: 'ECONNREFUSED', syscall: 'connect' }, 'unavailable'],
    ['a socket that does not exist', { code: 'ENOENT', syscall: 'connect' }, 'unavailable'],
    ['a file that does not exist', { code: 'ENOENT', syscall: 'open' }, 'internal_error'],
    ['a database that shuts down', { code: '57P01' }, 'unavailable'],
    ['a number that the database refuses', { code: '22003' }, 'validation_failed'],
    ['a number that the database does not accept as an integer', { code: '22P02' }, 'validation_failed'],
    ['a text that the database refuses', { code: '22021' }, 'validation_failed'],
    ['a number out of the range of its column', { code: '22003' }, 'validation_failed'],
    ['a number in a notation that its column refuses', { code: '22P02' }, 'validation_failed'],
    ['a text that its column refuses', { code: '22021' }, 'validation_failed'],
    ['a statement that took too long', { code: '57014' }, 'unavailable'],
    ['a reference to a row that was deleted', { code: '23503' }, 'conflict'],
    ['a timeout while waiting for a lock', { code: '55P03' }, 'unavailable'],
    ['a deadlock after the last retry', { code: '40P01' }, 'unavailable'],
    ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 'storage_full'],
    ['a used quota of the disk', { code: 'EDQUOT', syscall: 'write' }, 'storage_full'],
    ['a database whose disk is full', { code: '53100' }, 'storage_full'],
    ['an error in a statement', { code: '42P01' }, 'internal_error'],
    ['any other error', {}, 'internal_error'],
  ])('%s', (_, fields, code) => {
    expect(convert(withFields(fields)).code).toBe(code);
  });

  it('is that of the cause of an error of the query builder', () => {
    const cause = withFields({ code: '57P03' });
    expect(convert(new Error('Failed query', { cause })).code).toBe('unavailable');
  });

  it('is that of a database that is away if a broken connection also refuses the rollback', () => {
    const text = 'Client has encountered a connection error and is not queryable';
    expect(convert(new Error('Failed query: rollback', { cause: new Error(text) })).code).toBe('unavailable');
  });

  it('has the number of seconds until a retry when the database is unavailable', () => {
    expect(convert(withFields({ code: '57014' })).details.retryAfter).toBe(5);
  });

  it('has the limit for a body that is too large', () => {
    expect(convert(withFields({ statusCode: 413 })).body.params).toEqual({ limit: 9 });
  });

  it('has no message of the cause of an internal error', () => {
    expect(JSON.stringify(convert(withFields({ code: '42P01' })).body)).not.toContain('secret');
    expect(convert('a text').code).toBe('internal_error');
  });

  it('has the fixed message for a missing second factor', () => {
    expect(errorMessages.two_factor_required).toBe(TWO_FACTOR_REQUIRED_MESSAGE);
  });
});
