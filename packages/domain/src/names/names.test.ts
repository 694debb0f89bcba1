import { describe, expect, it } from '@jest/globals';
import { fullName } from './names.ts';

describe('the name that the portal shows', () => {
  it.each([
    ['A.B.', 'Anna', 'van der', 'Berg', 'Anna van der Berg'],
    ['A.B.', '', '', 'Eigenaar', 'A.B. Eigenaar'],
    ['', '', 'de', 'Wit', 'de Wit'],
    [' A. ', '  ', ' ', ' Bos ', 'A. Bos'],
  ])('of %p %p %p %p is %p', (initials, first_name, name_prefix, last_name, expected) => {
    expect(fullName({ initials, first_name, name_prefix, last_name })).toBe(expected);
  });
});
