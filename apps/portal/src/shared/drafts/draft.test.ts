import { describe, expect, it } from '@jest/globals';
import { isSame, withoutSecrets } from './draft.ts';

describe('the content of a draft', () => {
  it('never contains a password or a code', () => {
    const values = {
      email: 'anna',
      password: 'x',
      password_confirmation: 'x',
      code: '123456',
      token: 't',
      postcode: '1234 AB',
    };
    expect(withoutSecrets(values)).toEqual({ email: 'anna', postcode: '1234 AB' });
  });

  it.each([
    [{ name: 'a', tags: ['x'] }, true],
    [{ name: 'a', tags: ['x', 'y'] }, false],
    [{ name: 'b', tags: ['x'] }, false],
    [{ name: 'a' }, false],
  ])('%j is equal to the initial values of the form: %s', (values, expected) => {
    expect(isSame(values, { name: 'a', tags: ['x'] })).toBe(expected);
  });
});
