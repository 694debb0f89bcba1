import { describe, expect, it } from '@jest/globals';
import { toJsonSchema } from '../validation/validation.ts';
import { id } from './wire.contract.ts';

describe('an id', () => {
  it.each([
    ['01a1f9c4-c6f4-7226-b044-46c8cecb18b1', true],
    ['9b2f6c1e-5d53-4c0a-9d6a-1f2e3d4c5b6a', true],
    ['01a1f9c4c6f47226b04446c8cecb18b1', false],
    ['1001', false],
    ['', false],
  ])('is valid for %s: %s', async (value, isId) => {
    expect(await id().isValid(value)).toBe(isId);
  });

  it('is in lower case after a cast', () => {
    expect(id().cast('01A1F9C4-C6F4-7226-B044-46C8CECB18B1')).toBe('01a1f9c4-c6f4-7226-b044-46c8cecb18b1');
  });

  it('is a uuid in JSON Schema', () => {
    expect(toJsonSchema(id())).toEqual({ type: 'string', format: 'uuid' });
  });
});
