import { describe, expect, it } from '@jest/globals';
import { nameOf } from './name-of.ts';

describe('the name on one line', () => {
  it.each([
    ['ms', 'A.B.', 'Anna', 'van der', 'Berg', 'Mevrouw A.B. (Anna) van der Berg'],
    ['none', 'A.B.', null, null, 'Eigenaar', 'A.B. Eigenaar'],
    [null, null, 'Anna', 'de', 'Wit', 'Anna de Wit'],
    ['mr_and_ms', null, null, null, 'Bos', 'De heer en mevrouw Bos'],
    ['mr', null, null, null, null, 'Bram Bestuur'],
  ] as const)(
    'of %p %p %p %p %p is %p',
    (salutation, initials, first_name, name_prefix, last_name, expected) => {
      const name = 'Bram Bestuur';
      expect(nameOf({ name, salutation, initials, first_name, name_prefix, last_name })).toBe(expected);
    },
  );
});
